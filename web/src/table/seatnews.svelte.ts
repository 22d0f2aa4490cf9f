// What becomes of seats is no event of the game, but the log tells it, too: a seat handed to a bot or taken back, a clock
// that ran out. This browser remembers it as long as the page's tab is open.
import type { TableClient } from "../lib/table.svelte";

export interface Note {
  /** The number of the event that comes next. */
  before: number;
  seat: number;
  /** Why a bot plays there: "resigned", "left", "time", "away"; "back": the player does again. */
  what: string;
}

export class SeatNews {
  notes: Note[] = $state.raw([]);
  #key: string;
  #known: (string | null)[] | null = null;

  constructor(client: TableClient) {
    this.#key = `guildhall-seats-${client.id}`;
    this.notes = this.#remembered();
    $effect(() => {
      const { info } = client;
      if (info?.status !== "running") return;
      const now = info.seats.map((seat) => (seat.bot ? seat.why_bot : null));
      const before = (client.log.at(-1)?.number ?? -1) + 1;
      const known = this.#known;
      this.#known = now;
      if (!known) return;
      const fresh = now.flatMap((what, seat) => (what === known[seat] ? [] : [{ before, seat, what: what ?? "back" }]));
      if (fresh.length) this.#add(fresh);
    });
  }

  #add(fresh: Note[]): void {
    this.notes = [...this.notes, ...fresh];
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.notes));
    } catch {
      // Without storage, they last as long as the page.
    }
  }

  #remembered(): Note[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? "[]") as Note[];
    } catch {
      return [];
    }
  }
}
