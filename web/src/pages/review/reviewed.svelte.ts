// A game and its review: asked for, watched while it is worked out, and shown once it is done.
import { Past, sorry } from "../../lib/api";
import { loadWords, type Words } from "../../lib/words";
import { games } from "../../lib/games.svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { DecisionReport, ReplayInfo, ReviewState } from "../../wire";

const EVERY = 1_000; // milliseconds between two looks at how far it is

export type Kind = "t" | "r";
/** Grades that are worth a mark. */
export const BAD: readonly string[] = ["inaccuracy", "mistake", "blunder"];

export class Reviewed {
  info: ReplayInfo | null = $state.raw(null);
  state: ReviewState | null = $state.raw(null);
  /** The game's words, with the players' names. */
  own: Words | null = $state.raw(null);
  problem: string | null = $state(null);
  readonly past: Past;
  readonly #words: Words;
  readonly isWorking = $derived(this.state?.status === "waiting" || this.state?.status === "running");

  constructor(
    words: Words,
    readonly kind: Kind,
    readonly id: string,
  ) {
    this.#words = words;
    this.past = new Past(kind === "t" ? "tables" : "replays", id);
    void this.#attempt(async () => {
      this.info = await this.past.info(null);
      this.state = await this.past.review();
    });
    $effect(() => {
      const game = this.info ? games.find(this.info.game) : null;
      if (!game || !this.info) return;
      const names = namesOf(this.info, words, kind);
      void loadWords(prefs.language, game).then((loaded) => {
        loaded.players = names;
        this.own = loaded;
      });
    });
    $effect(() => {
      if (!this.isWorking) return;
      const timer = setInterval(
        () => void this.#attempt(async () => void (this.state = await this.past.review())),
        EVERY,
      );
      return () => clearInterval(timer);
    });
  }

  ask(): Promise<void> {
    return this.#attempt(async () => void (this.state = await this.past.askReview()));
  }

  cancel(): Promise<void> {
    return this.#attempt(async () => void (this.state = await this.past.cancelReview()));
  }

  async #attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
      this.problem = null;
    } catch (refused) {
      this.problem = sorry(this.#words, refused);
    }
  }
}

/** People have names; a file without any does not say who played. */
function namesOf(info: ReplayInfo, words: Words, kind: Kind): string[] {
  const hasBots = kind === "t" || Object.keys(info.names).length > 0;
  return Array.from(
    { length: info.seats },
    (_, seat) => info.names[seat] ?? (hasBots ? words.text("bot-name", { number: seat + 1 }) : ""),
  );
}

/** Where the replay shows the board before a choice. */
export function momentOf(kind: Kind, id: string, at: number, seat: number | null = null): string {
  return `/look/${kind}/${id}?step=${at}${seat === null ? "" : `&seat=${seat}`}`;
}

/** A part of one as a whole number of percent. */
export function percent(part: number): number {
  return Math.round(100 * part);
}

/** With its sign, for differences. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
}

export function isBad(decided: DecisionReport): boolean {
  return BAD.includes(decided.grade);
}
