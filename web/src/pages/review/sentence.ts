// What the split says in one sentence.
import type { Words } from "../../lib/words";
import type { ReviewReport } from "../../wire";

/** "Ada: luck gave 4 points more than Bo; own decisions cost 9 points." */
export function sentenceOf(words: Words, own: Words, review: ReviewReport, seat: number): string {
  const luck = review.seats.map((one) => one.points.luck);
  const others = luck.filter((_, one) => one !== seat);
  const lead = others.length ? Math.round((luck[seat] ?? 0) - others.reduce((a, b) => a + b, 0) / others.length) : 0;
  const how = lead > 0 ? "more" : lead < 0 ? "less" : "same";
  return words.text(`review-luck-${how}`, {
    player: own.player(seat),
    luck: Math.abs(lead),
    other: others.length === 1 ? own.player(1 - seat) : words.text("review-the-others"),
    own: Math.max(0, Math.round(-(review.seats[seat]?.points.own ?? 0))),
  });
}
