// A desk: a window large enough for a whole table. The table's styles repeat this media query.
import { MediaQuery } from "svelte/reactivity";

export const desk = new MediaQuery("(min-width: 1000px) and (min-height: 600px)");
