// The geometry of the graph of chances, on the page and in the picture.
import type { ChancesReport } from "../../wire";

export interface Box {
  width: number;
  height: number;
}

/** Where a chance lies. */
export function place(box: Box, steps: number, at: number, win: number): [number, number] {
  return [(steps ? at / steps : 0) * box.width, (1 - win) * box.height];
}

/** A seat's chances as points of a line. */
export function lineOf(chances: ChancesReport[], seat: number, box: Box): [number, number][] {
  const steps = chances.at(-1)?.at ?? 0;
  return chances.map((one) => place(box, steps, one.at, one.win[seat] ?? 0));
}

/** The chances that are known nearest to a step. */
export function nearest(chances: ChancesReport[], at: number): ChancesReport | undefined {
  return chances.reduce<ChancesReport | undefined>(
    (best, one) => (!best || Math.abs(one.at - at) < Math.abs(best.at - at) ? one : best),
    undefined,
  );
}
