import type { Drawing } from "..";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import Tray from "./Tray.svelte";

/** What the lines of the score count. */
const SOURCES: Record<string, string> = {
  "start-points": "label-source-start-points",
  "event-shortage": "label-source-events",
  conflict: "label-source-events",
  privilege: "label-source-privilege",
  priory: "label-source-priory",
  "prior-philip": "label-source-priory",
  "tax-shortage": "label-source-tax-shortage",
  craftsman: "label-source-craftsman",
  architect: "label-source-craftsman",
};

export default {
  Board,
  Hand,
  Tray,
  Brief,
  flights,
  source: (message) => SOURCES[message] ?? message,
  weights: {
    "turns-event": 2,
    "puts-up-part": 1.5,
    "rolls-tax": 1.3,
    "begins-round": 0.7,
    "lays-aside": 0.4,
    "passes-cards": 0.5,
    "passes-builder": 0.7,
    "shows-card": 0.5,
    "shows-craftsman": 0.5,
    "shows-privilege": 0.6,
    starts: 0.6,
    returns: 0.5,
  },
  points: (view, seat) => view.seats[seat]?.vp ?? null,
} satisfies Drawing<"pillars-of-the-earth">;
