import { prefs } from "../lib/prefs.svelte";

const MARKED = 1_500; // milliseconds

/** Bring a player's area of the board into sight, or the player's name if the board has no such area. */
export function showArea(seat: number): void {
  const areas = document.querySelectorAll<HTMLElement | SVGElement>(
    `[data-seat-area="${seat}"], .seats [data-seat="${seat}"]`,
  );
  // On a desk some boards leave their areas out, because the list of players shows the same.
  const [area] = [...areas].filter((one) => one.checkVisibility());
  if (!area) return;
  const smooth = prefs.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  area.scrollIntoView({ block: "center", behavior: smooth ? "smooth" : "auto" });
  area.classList.add("found");
  setTimeout(() => area.classList.remove("found"), MARKED);
}
