// Looking back during a game: the board at an earlier moment, or a short film of what happened since.
import type { Past } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { Moment } from "../lib/views";
import { framesOf } from "./frames";

const LONGEST = 20_000; // milliseconds of a film
const FRAME = { off: 0, fast: 700, normal: 1400, slow: 2600 } as const;
const SHORTEST = 250;

/** What a film shows, as a message. */
type Film = "while-away" | "what-just-happened";

/** A moment that has events. */
interface Frame {
  told: number; // how many events had been told by then
  load: () => Moment | Promise<Moment>;
}

export class LookBack {
  /** The moment that the board shows; null for the present. */
  moment: Moment | null = $state.raw(null);
  /** Whether it advances by itself, and returns to the present at the end. */
  playing = $state(false);
  /** Null unless a film is shown. */
  film: Film | null = $state(null);
  #past: Past;
  #frames: Frame[] = $state.raw([]);
  #at = $state(0); // index into the frames
  #timer: ReturnType<typeof setTimeout> | null = null;
  #asked = 0;

  constructor(past: Past) {
    this.#past = past;
  }

  get count(): number {
    return this.#frames.length;
  }

  /** The number of the current frame, from 1. */
  get number(): number {
    return this.#at + 1;
  }

  get isFirst(): boolean {
    return this.#at === 0;
  }

  get isLast(): boolean {
    return this.#at >= this.#frames.length - 1;
  }

  /** How many events had been told by then. */
  get told(): number {
    return this.#frames[this.#at]?.told ?? 0;
  }

  /** Show the board at the moment of an event; without one, at the moment before the present. */
  async open(view: number | null, event: number | null): Promise<void> {
    this.close();
    const { told } = await this.#past.info(view);
    this.#begin(framesOf(told, 0).map((step) => ({ told: told[step] ?? 0, load: () => this.#past.step(step, view) })));
    const at = event === null ? -1 : this.#frames.findIndex((frame) => frame.told > event);
    await this.show(at < 0 ? Math.max(0, this.#frames.length - 2) : at);
  }

  /** Show what happened from an event on, as a film: one step of the rules after the other. */
  async play(view: number | null, since: number, film: Film): Promise<void> {
    this.close();
    let told = since;
    const moments = await this.#past.moments(since, view);
    this.#begin(
      moments.map((moment) => {
        told += moment.events.length;
        return { told, load: () => moment };
      }),
    );
    if (!this.#frames.length) return;
    this.film = film;
    this.playing = prefs.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    await this.show(0);
  }

  async show(at: number): Promise<void> {
    const frame = this.#frames[at];
    if (frame === undefined) return;
    this.#stop();
    const asked = ++this.#asked;
    const moment = await frame.load();
    if (asked !== this.#asked) return; // another moment was requested meanwhile, or it was closed
    this.#at = at;
    this.moment = moment;
    if (this.playing)
      this.#timer = setTimeout(() => (this.isLast ? this.close() : void this.show(at + 1)), this.#length());
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

  pause(): void {
    this.playing = !this.playing;
    void this.show(this.#at);
  }

  /** Return to the present. */
  close(): void {
    this.#stop();
    this.#asked += 1;
    this.moment = null;
    this.playing = false;
    this.film = null;
  }

  #begin(frames: Frame[]): void {
    this.#frames = frames;
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
