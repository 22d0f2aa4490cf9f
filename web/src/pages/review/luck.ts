// The draws of a game that counted most for a seat.
import type { DrawReport, SeatReport } from "../../wire";

const MOST = 5;
const LEAST = 0.05; // points, which are shown as 0.1

/** The draws with the most luck, good or bad, the greatest first. */
export function luckiest({ draws }: SeatReport, most = MOST): DrawReport[] {
  return draws
    .filter(({ luck_points }) => Math.abs(luck_points) >= LEAST)
    .sort((a, b) => Math.abs(b.luck_points) - Math.abs(a.luck_points))
    .slice(0, most);
}
