import type { Drawing } from "..";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import Piece from "./Piece.svelte";

/** What the lines of the score count, by how they begin. */
const SOURCES: [string, string][] = [
  ["money", "label-source-money"],
  ["chapel", "label-source-chapel"],
  ["gate", "label-source-gate"],
  ["inn", "label-source-inn"],
  ["bridge", "label-source-bridge"],
  ["empty-slots", "label-source-empty-slots"],
  ["unused-tiles", "label-source-unused-tiles"],
];

export default {
  Board,
  Hand,
  Piece,
  flights,
  source: (message) => SOURCES.find(([start]) => message.replace("printed-", "").startsWith(start))?.[1] ?? message,
} satisfies Drawing<"old-london-bridge">;
