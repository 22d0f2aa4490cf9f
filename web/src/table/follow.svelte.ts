// The board shows what happens one thing after the other, each for as long as it takes to read. Whoever presses a key or
// clicks meanwhile sees the present at once.
import type { Past } from "../lib/api";
import { pace } from "../lib/motion";
import type { News, TableClient } from "../lib/table.svelte";
import type { GameView, Moment } from "../lib/views";
import type { Around, GameEvent } from "../wire";

const LASTS = 1100; // milliseconds that one moment is shown
const LONGEST = 9_000; // for all that wait
const SHORTEST = 250;
const PATIENCE = 1_500; // until the server must have told the moments

/** How much longer or shorter than others the events of a game are shown. */
export type Weights = Record<string, number>;

interface Scene extends Moment {
  /** The number of events that the log shows by then. */
  told: number;
}

export class Follow {
  #client: TableClient;
  #past: Past;
  #weights: () => Weights;
  #scene: Scene | null = $state.raw(null);
  #isBehind = $state(false);
  #latest: GameEvent[] = $state.raw([]);
  #marks: GameEvent[] = $state.raw([]);
  #queue: (Scene[] | Promise<Scene[]>)[] = [];
  #isPlaying = false;
  #wake: (() => void) | null = null;
  #run = 0; // of the loop; one that finds another number ends

  constructor(client: TableClient, past: Past, weights: () => Weights) {
    this.#client = client;
    this.#past = past;
    this.#weights = weights;
    client.onnews = (news) => this.#hear(news);
    $effect(() => () => {
      client.onnews = null;
      this.#stop();
    });
  }

  /** Whether something is still to be shown. Until then, the viewer is not asked. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** What the board shows. */
  get view(): GameView | null {
    return this.#scene?.state ?? this.#client.view;
  }

  get around(): Around | null {
    return this.#scene?.around ?? this.#client.around;
  }

  /** The events that led to what the board shows. */
  get latest(): GameEvent[] {
    return this.#latest;
  }

  /** What has been shown since the viewer's last answer. */
  get marks(): GameEvent[] {
    return this.#marks;
  }

  /** How many events have been shown; null: all. */
  get told(): number | null {
    return this.#scene?.told ?? null;
  }

  /** Show the present; returns whether it was not shown before. */
  skip(): boolean {
    const wasBehind = this.#isBehind;
    const { log } = this.#client;
    if (this.#scene)
      this.#marks = [
        ...this.#marks,
        ...log.filter(({ number }) => number >= (this.told ?? 0)).map(({ event }) => event),
      ];
    this.#stop();
    return wasBehind;
  }

  #stop(): void {
    this.#run += 1;
    this.#queue = [];
    this.#isPlaying = false;
    this.#isBehind = false;
    this.#scene = null;
    this.#wake?.();
  }

  /** An update has arrived, and is shown now or later. */
  #hear(news: News | null): void {
    if (news === null) {
      this.#stop();
      this.#latest = this.#marks = [];
      return;
    }
    const { client, seat } = { client: this.#client, seat: this.#client.seat };
    const { since, events, before, after, around } = news;
    const asked = client.question(seat);
    const isAskedStill = asked !== null && around.questions.includes(asked);
    if (asked !== null && !isAskedStill) this.#marks = []; // the viewer has answered
    if (!pace() || document.hidden || (isAskedStill && !this.#isBehind)) {
      this.#stop();
      this.#add(events);
      return;
    }
    const present: Scene = { events, state: after, around, told: since + events.length };
    if (!this.#isPlaying && events.length <= 1) {
      this.#add(events);
      void this.#play(events);
      return;
    }
    if (!this.#isBehind) {
      this.#isBehind = true;
      this.#scene = { events: [], state: before, around: client.around ?? around, told: since };
    }
    this.#queue.push(events.length > 1 ? this.#momentsOf(since, seat, present) : [present]);
    if (!this.#isPlaying) void this.#play([]);
  }

  #add(events: GameEvent[]): void {
    if (!events.length) return;
    this.#latest = events;
    this.#marks = [...this.#marks, ...events];
  }

  /** Show what waits, one after the other, when what is shown now has been seen. */
  async #play(shown: GameEvent[]): Promise<void> {
    const run = this.#run;
    this.#isPlaying = true;
    if (shown.length) await this.#rest(this.#length(shown, 0));
    while (run === this.#run && this.#queue.length) {
      const scenes = await this.#queue.shift();
      for (const [i, scene] of (scenes ?? []).entries()) {
        if (run !== this.#run) return;
        const left = (scenes?.length ?? 0) - i - 1 + this.#queue.length;
        this.#scene = left ? scene : null;
        this.#isBehind = left > 0;
        this.#add(scene.events);
        await this.#rest(this.#length(scene.events, left));
      }
    }
    if (run === this.#run) this.#isPlaying = false;
  }

  /** How long a moment is shown if so many others wait. */
  #length(events: GameEvent[], left: number): number {
    if (!events.length) return 0;
    const weights = this.#weights();
    const weight = Math.max(...events.map(([name]) => weights[name] ?? 1));
    return pace() * Math.max(SHORTEST, Math.min(LASTS, LONGEST / (left + 1)) * weight);
  }

  #rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }

  /** The moments of an update; all at once if the server cannot tell them in time. */
  async #momentsOf(since: number, seat: number | null, present: Scene): Promise<Scene[]> {
    const late = new Promise<Moment[]>((resolve) => setTimeout(() => resolve([]), PATIENCE));
    const found = await Promise.race([this.#past.moments(since, seat).catch(() => []), late]);
    const scenes: Scene[] = [];
    let told = since;
    for (const moment of found) {
      told += moment.events.length;
      if (told > present.told) break; // the game has gone on meanwhile, and tells that by itself
      scenes.push({ ...moment, told });
    }
    const last = scenes.at(-1);
    if (last?.told !== present.told) return [present];
    return [...scenes.slice(0, -1), { ...present, events: last.events }];
  }
}
