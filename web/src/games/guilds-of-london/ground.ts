// Where everything lies in the city, in the units of its drawing. Tiles are 100 wide, with a gap of 8.
import type { GuildsOfLondonTileView as TileView, GuildsOfLondonView as View } from "../../wire";
import { key, spread, type Figure, type Point } from "./figures";

export const STEP = 108;
const TILE = 100;
const GAP = STEP - TILE;
const MARGIN = 18;
/** How deep the Plantation is, with the gap between it and the city. */
const SHORE = 96;
const BESIDE = 190;
/** What the Plantation leaves free above itself there, for the buttons that zoom. */
const CORNER = 88;

/** The middle of a group of figures, and how wide it may be. */
export interface Stand extends Point {
  room: number;
}

export interface Standing extends Point {
  scale: number;
  hidden: boolean;
}

/** Who stands on a tile, from left to right. */
function groups(tile: TileView): Figure["figure"][] {
  const seats = tile.pawns.flatMap((count, seat) => (count ? [seat] : []));
  return [...seats, ...(tile.neutrals ? (["neutral"] as const) : []), ...(tile.beadle ? (["beadle"] as const) : [])];
}

export class Ground {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly hall: Point & { width: number };
  readonly shore: Point & { width: number; height: number };
  /** All of it. */
  readonly box: Point & { width: number; height: number };
  readonly tiles: Map<string, TileView>;
  readonly #players: number;

  /** With the Plantation below the city, or beside it where that leaves more room. */
  constructor(
    view: View,
    readonly isBeside = false,
  ) {
    const cells = [...view.city.map((tile): [number, number] => [tile.column, tile.row]), ...view.guildhall];
    const columns = cells.map(([column]) => column);
    const rows = cells.map(([, row]) => row);
    this.west = Math.min(...columns);
    this.east = Math.max(...columns);
    this.north = Math.min(...rows);
    this.south = Math.max(...rows);
    this.tiles = new Map(view.city.map((tile) => [key(tile.column, tile.row), tile]));
    this.#players = view.players.length;
    const width = this.columns * STEP - GAP;
    this.hall = {
      x: Math.min(...view.guildhall.map(([column]) => column)) * STEP,
      y: (view.guildhall[0]?.[1] ?? 0) * STEP,
      width: view.guildhall.length * STEP - GAP,
    };
    const height = this.rows * STEP - GAP;
    this.shore = isBeside
      ? { x: (this.east + 1) * STEP + 6, y: this.north * STEP + CORNER, width: BESIDE - 14, height: height - CORNER }
      : { x: this.west * STEP, y: (this.south + 1) * STEP + 2, width, height: SHORE - 6 };
    this.box = {
      x: this.west * STEP - MARGIN,
      y: this.north * STEP - MARGIN,
      width: width + 2 * MARGIN + (isBeside ? BESIDE : 0),
      height: height + 2 * MARGIN + (isBeside ? 0 : SHORE),
    };
  }

  /** How much of a rectangle tiles, the Guildhall and the Plantation cover. */
  covered(part: Point & { width: number; height: number }): number {
    const tiles = [...this.tiles.values()].map(({ column, row }) => ({ x: column * STEP, y: row * STEP, width: TILE }));
    const things = [...tiles.map((tile) => ({ ...tile, height: TILE })), { ...this.hall, height: TILE }, this.shore];
    return things.reduce((sum, { x, y, width, height }) => {
      const across = Math.min(x + width, part.x + part.width) - Math.max(x, part.x);
      const down = Math.min(y + height, part.y + part.height) - Math.max(y, part.y);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  }

  /** The smallest part with these cells in it. */
  around(cells: readonly [column: number, row: number][]): Point & { width: number; height: number } {
    const columns = cells.map(([column]) => column);
    const rows = cells.map(([, row]) => row);
    const [west, north] = [Math.min(...columns), Math.min(...rows)];
    return {
      x: west * STEP - GAP,
      y: north * STEP - GAP,
      width: (Math.max(...columns) - west + 1) * STEP + GAP,
      height: (Math.max(...rows) - north + 1) * STEP + GAP,
    };
  }

  get columns(): number {
    return this.east - this.west + 1;
  }

  get rows(): number {
    return this.south - this.north + 1;
  }

  onTile(tile: TileView, figure: Figure["figure"]): Stand {
    const all = groups(tile);
    const room = 78 / all.length;
    return { x: tile.column * STEP + 20 + room * (all.indexOf(figure) + 0.5), y: tile.row * STEP + 63, room };
  }

  /** On the Plantation, where each player has a lane, and the neutral figures share the last. */
  onShore(figure: Figure["figure"]): Stand {
    const lane = typeof figure === "number" ? figure : this.#players;
    if (this.isBeside) {
      const depth = (this.shore.height - 170) / (this.#players + 1);
      return { x: this.shore.x + 70, y: this.shore.y + 96 + depth * (lane + 0.6), room: 96 };
    }
    const room = (this.shore.width - 260) / (this.#players + 1);
    return { x: this.shore.x + 190 + room * (lane + 0.5), y: this.shore.y + 72, room };
  }

  inHall(seat: number): Stand {
    const room = (this.hall.width - 8) / this.#players;
    return { x: this.hall.x + 4 + room * (seat + 0.5), y: this.hall.y + 78, room };
  }

  /** The neutral pawns that nobody has taken yet. */
  get stock(): Point {
    const { x, y, width, height } = this.shore;
    return this.isBeside ? { x: x + width - 56, y: y + height - 14 } : { x: x + width - 36, y: y + 72 };
  }

  stand({ figure, place, index, count }: Figure): Standing {
    const among = ({ x, y, room }: Stand, step: number, scale = 1): Standing => ({
      x: x + spread(count, index, room, step),
      y,
      scale,
      hidden: false,
    });
    const narrower = (at: Stand): Stand => ({ ...at, room: at.room - 16 });
    if (place === "hall" && typeof figure === "number") return among(narrower(this.inHall(figure)), 8);
    if (place === "shore") return among(narrower(this.onShore(figure)), 9);
    if (place === "stock") return among({ ...this.stock, room: 44 }, 9, 0.9);
    const tile = this.tiles.get(place);
    if (tile?.resolved) return { x: tile.column * STEP + 50, y: tile.row * STEP + 76, scale: 1.75, hidden: false };
    if (tile) {
      const at = this.onTile(tile, figure);
      return among({ ...at, room: Math.max(at.room - 15, 3) }, 11);
    }
    // Taken by a player, or not hired yet.
    const { x, y } = typeof figure === "number" ? this.inHall(figure) : this.stock;
    return { x, y, scale: 0.4, hidden: true };
  }
}
