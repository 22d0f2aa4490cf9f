// What the page shows: the past that is looked back at, or the present as far as it has been followed.
import type { GameView } from "../lib/views";
import type { Around, GameEvent } from "../wire";
import type { Follow } from "./follow.svelte";
import type { LookBack } from "./lookback.svelte";

export class Shown {
  #back: LookBack;
  #follow: Follow;

  constructor(back: LookBack, follow: Follow) {
    this.#back = back;
    this.#follow = follow;
  }

  get isPast(): boolean {
    return this.#back.moment !== null;
  }

  get view(): GameView | null {
    return this.#back.moment?.state ?? this.#follow.view;
  }

  get around(): Around | null {
    return this.#back.moment?.around ?? this.#follow.around;
  }

  /** The events that led to it. */
  get latest(): GameEvent[] {
    return this.#back.moment?.events ?? this.#follow.latest;
  }

  /** What to mark: everything since the viewer's last answer, or in the past, what has just happened. */
  get marks(): GameEvent[] {
    return this.#back.moment?.events ?? this.#follow.marks;
  }

  /** How many events it follows from; null: all that are known. */
  get told(): number | null {
    return this.isPast ? this.#back.told : this.#follow.told;
  }
}
