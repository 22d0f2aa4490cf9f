// A player's progress in this turn.
import type { Words } from "../../lib/words";
import type { TinyTownsSeatView, TinyTownsView } from "../../wire";

export interface Progress {
  kind: "acts" | "done" | "completed" | "waits";
  /** A sign beside the words. */
  sign: string;
  text: string;
  /** A shorter text, for little room. */
  short?: string;
}

export function stateOf(
  view: TinyTownsView,
  one: TinyTownsSeatView,
  acting: readonly number[],
  words: Words,
): Progress {
  if (one.finished)
    return {
      kind: "completed",
      sign: "★",
      text: words.text("label-completed", { turn: one.finished }),
      short: words.text("label-turn", { turn: one.finished }),
    };
  if (acting.includes(one.seat))
    return { kind: "acts", sign: "…", text: words.text("label-acts", { phase: view.phase }) };
  if (view.phase === "build" && one.done) return { kind: "done", sign: "✓", text: words.text("label-done") };
  // In a free choice some players have nothing to place (TT-15.9, 15.10). Only in card turns have all placed.
  if (view.phase === "place")
    return { kind: "done", sign: "✓", text: words.text(view.free_choice ? "label-done" : "label-placed") };
  if (view.phase === "setup" && one.has_monument) return { kind: "done", sign: "✓", text: words.text("label-chosen") };
  return { kind: "waits", sign: "·", text: words.text("label-waits") };
}

/** The cube that the viewer has placed while others still choose. */
export function sealedCube(view: TinyTownsView, one: TinyTownsSeatView): { square: string; resource: string } | null {
  const { place = null, cube = null, resource = null } = one.pending ?? {};
  if (!place?.startsWith("square:")) return null;
  const other = cube?.startsWith("factory:") ? cube.slice("factory:".length) : null;
  return { square: place.slice("square:".length), resource: other ?? resource ?? view.named ?? "" };
}
