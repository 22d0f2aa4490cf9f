import type { Drawing } from "..";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import Piece from "./Piece.svelte";

/** What the lines of the score count. */
const SOURCES: Record<string, string> = {
  "first-place": "label-source-first-place",
  "second-place": "label-source-second-place",
  cards: "label-source-cards",
  plantation: "label-source-plantation",
  mayoral: "label-source-mayoral",
  adjacent: "label-source-adjacent",
};

export default {
  Board,
  Hand,
  Brief,
  Piece,
  flights,
  source: (message) => SOURCES[message] ?? message,
  harmless: { "reward-part": "accept" },
  points: (view, seat) => view.players[seat]?.vp ?? null,
} satisfies Drawing<"guilds-of-london">;
