// How long pieces travel, as the reader has it; the same paces as --speed of theme.css.
import { prefs } from "./prefs.svelte";

const PACE = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

export function lasting(milliseconds: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return milliseconds * PACE[prefs.motion];
}

/** A piece comes down to where it stands. */
export function drop(_: Element, { from = 50, milliseconds = 450 }: { from?: number; milliseconds?: number } = {}) {
  return { duration: lasting(milliseconds), css: (t: number, u: number) => `transform: translateY(${-from * u}px); opacity: ${t}` };
}
