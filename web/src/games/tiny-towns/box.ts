import type { Box } from "../boxes";
import Art from "./BoxArt.svelte";

export default { Art, usual: ["mode", "cards", "monuments"] } satisfies Box;
