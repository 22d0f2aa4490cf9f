// Which tiles of the city are resolved next.
import type { GuildsOfLondonTileView as TileView, GuildsOfLondonView as View } from "../../wire";

export interface Soon {
  tile: TileView;
  /** The seats with the most pawns there. */
  leaders: number[];
}

const MOST = 6; // tiles in the list

const missing = ({ requires, figures }: TileView): number => Math.max(0, requires - figures);

/** Tiles that have the figures that they need, or all but one, in the order in which they would be resolved. */
export function soonResolved({ city }: Pick<View, "city">): Soon[] {
  const soon = city.filter((tile) => !tile.resolved && tile.figures > 0 && missing(tile) <= 1);
  return soon
    .sort((one, other) => missing(one) - missing(other))
    .slice(0, MOST)
    .map((tile) => {
      const most = Math.max(...tile.pawns);
      return { tile, leaders: most ? tile.pawns.flatMap((count, seat) => (count === most ? [seat] : [])) : [] };
    });
}
