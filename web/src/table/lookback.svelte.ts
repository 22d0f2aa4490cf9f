// Looking back during a game: the board as it was at a moment, and what happened since as a short film.
import type { Past } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type * as wire from "../wire";
import { framesOf } from "./frames";

const LONGEST = 20_000; // milliseconds of a film
const FRAME = { off: 0, fast: 700, normal: 1400, slow: 2600 } as const;
const SHORTEST = 250;

export class LookBack {
  /** The moment that is looked at; null: now. */
  moment: wire.Step | null = $state.raw(null);
  /** Whether it goes on by itself, and returns to now at the end. */
  playing = $state(false);
  /** Whether this is what happened while the reader was away. */
  isFilm = $state(false);
  #past: Past;
  #view: number | null = null;
  #frames: number[] = $state.raw([]); // steps at which something was told
  #at = $state(0); // in the frames
  #timer: ReturnType<typeof setTimeout> | null = null;
  #asked = 0;

  constructor(past: Past) {
    this.#past = past;
  }

  get count(): number {
    return this.#frames.length;
  }

  /** Which of the frames is shown, from 1. */
  get number(): number {
    return this.#at + 1;
  }

  get isFirst(): boolean {
    return this.#at === 0;
  }

  get isLast(): boolean {
    return this.#at >= this.#frames.length - 1;
  }

  /** Show the board at the moment of an event; without one, at the moment before now. */
  async open(view: number | null, event: number | null): Promise<void> {
    this.close();
    await this.#load(view, 0);
    const last = this.#frames.length - 1;
    const at = event === null ? -1 : this.#frames.findIndex((step) => (this.#told[step] ?? 0) > event);
    await this.show(at < 0 ? Math.max(0, last - 1) : at);
  }

  /** Show what happened from an event on, as a film. */
  async film(view: number | null, since: number): Promise<void> {
    this.close();
    await this.#load(view, since);
    if (!this.#frames.length) return;
    this.isFilm = true;
    this.playing = prefs.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    await this.show(0);
  }

  async show(at: number): Promise<void> {
    const step = this.#frames[at];
    if (step === undefined) return;
    this.#stop();
    const asked = ++this.#asked;
    const moment = await this.#past.step(step, this.#view);
    if (asked !== this.#asked) return; // meanwhile another moment was asked for, or none
    this.#at = at;
    this.moment = moment;
    if (this.playing) this.#timer = setTimeout(() => (this.isLast ? this.close() : void this.show(at + 1)), this.#length());
  }

  next(): void {
    this.playing = false;
    if (this.isLast) this.close();
    else void this.show(this.#at + 1);
  }

  previous(): void {
    this.playing = false;
    if (!this.isFirst) void this.show(this.#at - 1);
  }

  play(): void {
    this.playing = !this.playing;
    void this.show(this.#at);
  }

  /** Back to now. */
  close(): void {
    this.#stop();
    this.#asked += 1;
    this.moment = null;
    this.playing = false;
    this.isFilm = false;
  }

  #told: number[] = [];

  async #load(view: number | null, since: number): Promise<void> {
    const info = await this.#past.info(view);
    this.#view = view;
    this.#told = info.told;
    this.#frames = framesOf(info.told, since);
    this.#at = 0;
  }

  #length(): number {
    const usual = FRAME[prefs.motion] || FRAME.normal;
    return Math.max(SHORTEST, Math.min(usual, LONGEST / this.#frames.length));
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
