// What a page and its workers say to each other.
import type * as wire from "../../wire";

/** What `bundle.json` says of the files that run Python here. */
export interface Bundle {
  version: string;
  files: string[];
  bytes: number;
  runtime: Record<string, string>;
  start: string; // what Python runs first
  games: wire.Games;
}

export type ToHall =
  | { kind: "start"; bots: MessagePort }
  | { kind: "ask"; number: number; method: string; path: string; body: string }
  | { kind: "open"; line: number; table: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "shut"; line: number };

export type FromHall =
  | { kind: "answer"; number: number; status: number; body: unknown }
  | { kind: "opened"; line: number }
  | { kind: "refused"; line: number; reason: string }
  | { kind: "said"; line: number; text: string }
  | { kind: "bots" } // a bot is asked something: there must be a worker for them
  | { kind: "full"; isFull: boolean }
  | { kind: "damaged"; table: string }
  | { kind: "failed"; reason: string };

/** What the bots' worker is asked. */
export interface Job {
  table: string; // empty for what belongs to none
  number: number;
  kind: string;
  work: string;
}

/** Tables and numbers of jobs whose answers are wanted at once. */
export interface Hurry {
  hurries: [string, number][];
}

export type Thought = { table: string; number: number; answer: string } | { failed: string };

/** The Web Lock of a table: whoever holds it plays. */
export const lockOf = (table: string) => `guildhall/${table}`;
