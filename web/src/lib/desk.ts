// A desk: a window that shows a whole table at once. The same words stand in the styles of the table's page.
import { MediaQuery } from "svelte/reactivity";

export const desk = new MediaQuery("(min-width: 1000px) and (min-height: 600px)");
