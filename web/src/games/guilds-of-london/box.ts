import type { Box } from "../boxes";
import Art from "./BoxArt.svelte";

export default { Art, usual: ["plantation"] } satisfies Box;
