// How the votes of a resolution went, read from the events.
import type { GameEvent, GuildsOfLondonView as View } from "../../wire";

export interface Outcome {
  tile: string;
  winner: number | null;
  second: number | null;
  /** Why the tile stays unresolved. */
  open: "stays-tied" | "deserted" | null;
  /** Pawns by seat at the vote, if known. */
  votes: number[] | null;
}

const DISTURBING = ["moves", "ships", "pays-pawn", "exchanges"];

/** The outcomes in these events; pawns are counted as in the view before, unless one has moved since. */
export function outcomesOf(events: GameEvent[], before: View | null, tiles: string[]): Outcome[] {
  const found: Outcome[] = [];
  let known = before !== null;
  for (const [name, args] of events) {
    if (DISTURBING.includes(name)) known = false;
    const isVote = name === "wins" || name === "second" || name === "stays-tied" || name === "deserted";
    if (!isVote) continue;
    const tile = tiles[args[args.length - 1] ?? -1] ?? "";
    if (name === "second") {
      const last = found.find((one) => one.tile === tile);
      if (last) last.second = args[0] ?? null;
      continue;
    }
    const pawns = known ? before?.city.find((one) => one.name === tile)?.pawns : undefined;
    found.push({
      tile,
      winner: name === "wins" ? (args[0] ?? null) : null,
      second: null,
      open: name === "wins" ? null : name,
      votes: pawns ?? null,
    });
  }
  return found;
}

/** Whether this is the moment to forget the last resolution. */
export function isOver(events: GameEvent[]): boolean {
  return events.some(([name]) => name === "ends-turn");
}
