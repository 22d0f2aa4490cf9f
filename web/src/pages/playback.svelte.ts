// A game shown step by step: the current step, whose view it is, and whether it advances by itself.
import type { Past } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { Moment } from "../lib/views";
import { framesOf } from "../table/frames";
import type { ReplayInfo } from "../wire";

export type Speed = "slow" | "normal" | "fast";
export const SPEEDS: Speed[] = ["slow", "normal", "fast"];
const FRAME = { slow: 2000, normal: 1000, fast: 400 } as const; // milliseconds

export class Playback {
  info: ReplayInfo | null = $state.raw(null);
  /** What is shown. It lags behind `at` until the server has answered. */
  step: Moment | null = $state.raw(null);
  at = $state(0);
  /** Whose view it is; null for a spectator's. */
  seat: number | null = $state(null);
  playing = $state(false);
  speed: Speed = $state(prefs.motion === "off" ? "normal" : prefs.motion);
  readonly past: Past;
  #begun = $state(false);
  #wanted = 0;
  #frames = $derived(framesOf(this.info?.told ?? [], 0)); // the steps that have events

  /** Without a step to start `at`, a replay opens at the end. */
  constructor(past: Past, at: number | null, seat: Promise<number | null>, onfail: (refused: unknown) => void) {
    this.past = past;
    this.at = at ?? Infinity;
    void seat.then((known) => {
      this.seat = known;
      this.#begun = true;
    });
    $effect(() => {
      if (!this.#begun) return;
      void past.info(this.seat).then((info) => {
        this.info = info;
        this.at = Math.max(0, Math.min(info.steps, this.at || 0));
      }, onfail);
    });
    $effect(() => {
      if (this.info) this.#load().catch(onfail);
    });
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => this.#advance(), FRAME[this.speed]);
      return () => clearInterval(timer);
    });
  }

  get steps(): number {
    return this.info?.steps ?? 0;
  }

  get isAtEnd(): boolean {
    return this.at >= this.steps;
  }

  /** The number of events up to the current step. */
  get told(): number {
    return this.info?.told[this.at] ?? 0;
  }

  move(by: number): void {
    this.at = Math.max(0, Math.min(this.steps, this.at + by));
  }

  toStart(): void {
    this.at = 0;
  }

  toEnd(): void {
    this.at = this.steps;
  }

  toRound(by: 1 | -1): void {
    this.#jump(this.info?.rounds ?? [], by);
  }

  /** To where somebody else chooses next. */
  toTurn(by: 1 | -1): void {
    this.#jump(this.info?.turns ?? [], by);
  }

  #jump(steps: number[], by: 1 | -1): void {
    const next = by > 0 ? steps.find((begins) => begins > this.at) : steps.findLast((begins) => begins < this.at);
    this.at = next ?? (by > 0 ? this.steps : 0);
  }

  toEvent(number: number): void {
    this.playing = false;
    const found = (this.info?.told ?? []).findIndex((count) => count > number);
    if (found >= 0) this.at = found;
  }

  play(): void {
    if (this.isAtEnd) this.at = 0;
    this.playing = !this.playing;
  }

  /** However quickly the slider moves, an answer to an earlier request never replaces a later one. */
  async #load(): Promise<void> {
    const wanted = ++this.#wanted;
    const step = await this.past.step(this.at, this.seat);
    if (wanted === this.#wanted) this.step = step;
  }

  #advance(): void {
    const next = this.#frames.find((frame) => frame > this.at);
    if (next === undefined) this.playing = false;
    this.at = next ?? this.steps;
  }
}
