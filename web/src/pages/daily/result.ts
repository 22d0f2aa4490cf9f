// Results of daily deals in words.
import type { Words } from "../../lib/words";
import type * as wire from "../../wire";
import { longDate } from "../../lib/dates";

const MINUS = "−";

/** A lead: "+12", "−3", "0". */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : "0";
}

/** What is compared: points of whoever plays alone, else the lead. */
export function told(result: wire.DailyResult, seats: number, words: Words): string {
  return seats === 1 ? words.text("daily-points", { count: result.points }) : signed(result.value);
}

/** A result without anything that tells how the deal goes. */
export function shareText(day: wire.DailyDayInfo, words: Words, address: string): string {
  if (!day.result) return "";
  const variables = { game: words.title(), date: longDate(day.day, words.language) };
  const lines = [words.text("daily-share-text", { ...variables, result: told(day.result, day.seats, words) })];
  if (day.percentile !== null && day.tries > 1)
    lines[0] += ` (${words.text("daily-share-percent", { percent: day.percentile })})`;
  return [...lines, address].join("\n");
}
