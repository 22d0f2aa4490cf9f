// Which sheet lies open over the table, and what it shows.
import type { TableClient } from "../lib/table.svelte";
import type { SeatForecast } from "../wire";
import type { Offer } from "./offer.svelte";

export type SheetName = "rules" | "score" | "menu" | "keys" | "screens" | "guests";

export class OpenSheet {
  name: SheetName | null = $state(null);
  /** Whether the rules stand beside the table, instead of lying over it. */
  docked = $state(false);
  /** The clause that the rules are opened at. */
  clause: string | null = $state(null);
  /** The points if the game ended now; null until the server has counted them. */
  forecast: SeatForecast[] | null = $state.raw(null);
  #client: TableClient;
  #offer: Offer;

  constructor(client: TableClient, offer: Offer) {
    this.#client = client;
    this.#offer = offer;
  }

  close(): void {
    this.name = null;
  }

  /** Put the rules beside the table, or away. */
  dock(docked: boolean): void {
    this.docked = docked;
    if (docked) this.name = null;
  }

  showRule(clause: string | null): void {
    this.clause = clause;
    if (!this.docked) this.name = "rules";
  }

  async showScore(): Promise<void> {
    this.forecast = null;
    this.name = "score";
    if (this.#client.around?.scores) return;
    try {
      this.forecast = await this.#client.forecast();
    } catch (refused) {
      this.name = null;
      this.#offer.fail(refused);
    }
  }
}
