// Plays the flights of what has just happened, or of the moment that is looked back at.
import type { GameEvent } from "../wire";
import { Flights, type Flight } from "./flights";
import type { Follow } from "./follow.svelte";
import type { LookBack } from "./lookback.svelte";

export class FlightPlayer {
  /** The layer above the page that pieces fly in. */
  layer: HTMLElement | undefined = $state();
  #flights: Flights | null = $derived(this.layer ? new Flights(this.layer) : null);
  #played: GameEvent[] = [];

  /** `find` gives what events move, once the game's drawing is loaded. */
  constructor(follow: Follow, back: LookBack, find: () => ((events: GameEvent[]) => Flight[]) | null) {
    $effect(() => {
      const events = back.moment ? back.moment.events : follow.latest;
      const flightsOf = find();
      if (events === this.#played || !flightsOf || !this.#flights) return;
      this.#played = events;
      this.#flights.play(flightsOf(events));
    });
    $effect(() => () => this.land());
  }

  /** Whoever does something meanwhile need not wait: everything lands at once. */
  land(): void {
    this.#flights?.land();
  }
}
