// Views only count figures. To let them travel, each keeps its place as long as the counts allow it.
import type { GuildsOfLondonView as View } from "../../wire";

/** The name of a cell of the city. */
export const key = (column: number, row: number): string => `${column}:${row}`;

export interface Figure {
  id: string;
  figure: number | "neutral" | "beadle";
  /** A cell, or "hall", "shore", "stock", "purse" or "supply". */
  place: string;
  /** Its number among the figures of its kind in this place, and how many there are. */
  index: number;
  count: number;
}

type Counts = Map<string, Map<string, number>>;

/** How many figures of each kind stand in each place. */
function counted(view: View): Counts {
  const counts: Counts = new Map();
  const put = (kind: string, place: string, count: number) => {
    const there = counts.get(kind) ?? new Map<string, number>();
    counts.set(kind, there.set(place, count));
  };
  for (const player of view.players) {
    const kind = String(player.seat);
    put(kind, "hall", player.guildhall);
    put(kind, "shore", player.plantation);
    for (const tile of view.city) put(kind, key(tile.column, tile.row), tile.pawns[player.seat] ?? 0);
    put(kind, "supply", player.supply);
  }
  const taken = view.players.reduce((sum, player) => sum + player.neutrals, 0);
  put("neutral", "stock", view.scoreboard_neutrals);
  put("neutral", "purse", taken);
  put("neutral", "shore", view.plantation_neutrals);
  for (const tile of view.city) {
    put("neutral", key(tile.column, tile.row), tile.neutrals);
    if (tile.beadle) put("beadle", key(tile.column, tile.row), 1);
  }
  if (view.beadle_aside) put("beadle", "supply", 1);
  return counts;
}

/** Remembers where every figure stood in the view before. */
export class Troupe {
  #places: Record<string, string[]> = {};

  /** Every figure, and where it stands now. */
  follow(view: View): Figure[] {
    const found: Figure[] = [];
    for (const [kind, there] of counted(view)) {
      const now = settled(this.#places[kind] ?? [], there);
      this.#places[kind] = now;
      const seen = new Map<string, number>();
      now.forEach((place, i) => {
        const index = seen.get(place) ?? 0;
        seen.set(place, index + 1);
        const figure = kind === "neutral" || kind === "beadle" ? kind : Number(kind);
        found.push({ id: `${kind}-${i}`, figure, place, index, count: there.get(place) ?? 0 });
      });
    }
    return found;
  }
}

/** Where each figure of a kind stands now, with as few moves as possible. */
export function settled(before: string[], counts: Map<string, number>): string[] {
  const left = new Map(counts);
  const stays = before.map((place) => {
    const room = left.get(place) ?? 0;
    if (room > 0) left.set(place, room - 1);
    return room > 0;
  });
  const free = [...left].flatMap(([place, count]) => Array<string>(count).fill(place));
  const after = before.map((place, i) => (stays[i] ? place : (free.shift() ?? "")));
  return [...after, ...free];
}

export interface Point {
  x: number;
  y: number;
}

/** The offset of one of several figures in a row: side by side, or overlapping where there is too little room. */
export function spread(count: number, index: number, room: number, step: number): number {
  const gap = count > 1 ? Math.min(step, room / (count - 1)) : 0;
  return (index - (count - 1) / 2) * gap;
}
