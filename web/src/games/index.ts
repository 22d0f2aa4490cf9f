// How each game is drawn. Every folder here is a game, named as on the server, and its index.ts exports its drawing,
// which is loaded when a table of that game is opened.
import type { Component } from "svelte";
import type { GameName } from "../lib/views";
import type { Words } from "../lib/words";
import type { Flight } from "../table/flights";
import type { Weights } from "../table/follow.svelte";
import type { GameEvent, Views } from "../wire";

export interface BoardProps<View> {
  view: View;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  words: Words;
  /** The events that led to this view from the one before. */
  latest: GameEvent[];
  /** What to mark: everything since the viewer's last answer. Without it, the latest events. */
  marks?: GameEvent[];
  /** The seats that have something to choose now. */
  acting?: number[];
}

export interface BriefProps<View> {
  view: View;
  /** The seat that is described. */
  of: number;
  words: Words;
}

export interface PieceProps<View> {
  /** Of a game that has just begun with these components. */
  view: View;
  /** A place in the component file: "guild_tile.3", "tracks.chapel". */
  place: string;
  /** What the component file calls it, if it does. */
  id: string;
  /** What stands at that place. */
  value: Record<string, unknown>;
  words: Words;
}

export interface Drawing<Game extends GameName = GameName> {
  /** The whole table. */
  Board: Component<BoardProps<Views[Game]>>;
  /** The viewer's own hand, goods, money and points: one line high, always in sight. */
  Hand: Component<BoardProps<Views[Game]>>;
  /** Desk: what is on offer for a while, beside the board instead of on it. */
  Tray?: Component<BoardProps<Views[Game]>>;
  /** A seat's points so far, if the game shows them to everybody. */
  points?: (view: Views[Game], seat: number) => number | null;
  /** A player's belongings in one line beside the name, if the board has no prominent place for them. */
  Brief?: Component<BriefProps<Views[Game]>>;
  /** A component by its place in the component file, for the owner's workshop; some have no drawing. */
  Piece?: Component<PieceProps<Views[Game]>>;
  /** What the rules write in letters; the pattern has one group, which the drawing replaces. */
  sketch?: { pattern: RegExp; Sketch: Component<{ text: string; words: Words }> };
  /** The pieces that events move, from where to where. */
  flights: (events: GameEvent[], things: Record<string, string[]>) => Flight[];
  /** What a line of the score belongs to, as a message; points are summed by it. */
  source?: (message: string) => string;
  /** The answer that takes a reward without any cost, by question. */
  harmless?: Record<string, string>;
  /** Events that are shown longer or shorter than others: 2 is twice as long. */
  weights?: Weights;
}

// A drawing takes views of its own game only. Callers pass views of the table whose game they asked for.
const drawings = import.meta.glob<Drawing>("./*/index.ts", { import: "default" });

/** Load a game's drawing; undefined for a game that this client does not know. */
export function loadDrawing(game: string): Promise<Drawing> | undefined {
  return drawings[`./${game}/index.ts`]?.();
}
