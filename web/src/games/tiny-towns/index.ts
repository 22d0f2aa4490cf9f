import type { Drawing } from "..";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import Sketch from "./Sketch.svelte";

export default {
  Board,
  Hand,
  flights,
  sketch: { pattern: /(?<![\w[])((?=\.*[WHBGS])[.WHBGS]{2,4}(?: \/ [.WHBGS]{1,4})*)(?![\w\]])/, Sketch },
  points: (view, seat) => view.seats[seat]?.sheet["total"] ?? null,
} satisfies Drawing<"tiny-towns">;
