// In what good answers and others differ, as sentences.
import type { Words } from "../lib/words";
import type * as wire from "../wire";

/** One respect, for good answers together or for the best one. */
export function gapText(words: Words, { term, points }: wire.Gap, isBest: boolean): string {
  const loss = isBest ? "best-gives-up" : "give-up";
  const how = points > 0 ? (isBest ? "best-gain" : "gain") : loss;
  const amount = Math.abs(points);
  // What the others lose is gained, so these sentences say "less" where all others say "more".
  if (term === "others") return words.text(`hint-others-${how}`, { points: amount });
  return words.text(`hint-${how}`, { thing: words.text(`hint-${term}`), points: amount });
}
