// How each game is drawn. A board is loaded when a table of its game is opened.
import type { Component } from "svelte";
import type { Words } from "../lib/words";
import type { Flight } from "../table/flights";
import type { GameEvent, GuildsOfLondonView, PillarsOfTheEarthView, TinyTownsView } from "../wire";

export interface BoardProps<View = unknown> {
  view: View;
  /** Who looks; null: a spectator. */
  seat: number | null;
  words: Words;
  /** What has just happened. */
  latest: GameEvent[];
  /** Who has something to choose now; a replay does not say. */
  acting?: number[];
}

export interface BriefProps<View = unknown> {
  view: View;
  /** Whose things these are. */
  of: number;
  words: Words;
}

export interface Drawing {
  /** The whole table. */
  Board: Component<BoardProps<never>>;
  /** The viewer's own hand, goods, money and points: one line high, always in sight. */
  Hand: Component<BoardProps<never>>;
  /** A seat's points so far, where they lie open on the board. */
  points?: (view: never, seat: number) => number | null;
  /** What a player has, in a line beside the name, where the board shows it elsewhere than at first sight. */
  Brief?: Component<BriefProps<never>> | undefined;
  /** What events send from where to where. */
  flights: (events: GameEvent[], things: Record<string, string[]>) => Flight[];
}

export const drawings: Record<string, () => Promise<Drawing>> = {
  "old-london-bridge": async () => ({
    Board: (await import("./old-london-bridge/Board.svelte")).default as Drawing["Board"],
    Hand: (await import("./old-london-bridge/Hand.svelte")).default as Drawing["Hand"],
    flights: (await import("./old-london-bridge/flights")).flights,
  }),
  "tiny-towns": async () => ({
    Board: (await import("./tiny-towns/Board.svelte")).default as Drawing["Board"],
    Hand: (await import("./tiny-towns/Hand.svelte")).default as Drawing["Hand"],
    flights: (await import("./tiny-towns/flights")).flights,
    points: (view: TinyTownsView, seat: number) => view.seats[seat]?.sheet["total"] ?? null,
  }),
  "pillars-of-the-earth": async () => ({
    Board: (await import("./pillars-of-the-earth/Board.svelte")).default as Drawing["Board"],
    Hand: (await import("./pillars-of-the-earth/Hand.svelte")).default as Drawing["Hand"],
    flights: (await import("./pillars-of-the-earth/flights")).flights,
    points: (view: PillarsOfTheEarthView, seat: number) => view.seats[seat]?.vp ?? null,
    Brief: (await import("./pillars-of-the-earth/Brief.svelte")).default as NonNullable<Drawing["Brief"]>,
  }),
  "guilds-of-london": async () => ({
    Board: (await import("./guilds-of-london/Board.svelte")).default as Drawing["Board"],
    Hand: (await import("./guilds-of-london/Hand.svelte")).default as Drawing["Hand"],
    flights: (await import("./guilds-of-london/flights")).flights,
    points: (view: GuildsOfLondonView, seat: number) => view.players[seat]?.vp ?? null,
    Brief: (await import("./guilds-of-london/Brief.svelte")).default as NonNullable<Drawing["Brief"]>,
  }),
};
