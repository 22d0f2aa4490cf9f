// How long pieces travel, by the reader's preference. The factors match --speed in theme.css.
import { prefs } from "./prefs.svelte";

const PACE = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** How slowly things are shown one after the other; 0 for whoever wants all at once. */
export function pace(): number {
  return PACE[prefs.motion];
}

export function lasting(milliseconds: number): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return milliseconds * pace();
}

/** A transition: the piece drops into place. */
export function drop(_: Element, { from = 50, milliseconds = 450 }: { from?: number; milliseconds?: number } = {}) {
  return {
    duration: lasting(milliseconds),
    css: (t: number, u: number) => `transform: translateY(${-from * u}px); opacity: ${t}`,
  };
}
