// How long pieces travel, as the reader has it; the same paces as --speed of theme.css.
import { prefs } from "./prefs.svelte";

const PACE = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

export function lasting(milliseconds: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return milliseconds * PACE[prefs.motion];
}
