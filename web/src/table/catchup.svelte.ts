// A film of what the others did while the viewer was away.
import { untrack } from "svelte";
import { leave, remember, seenOf } from "../lib/seen";
import type { TableClient } from "../lib/table.svelte";
import type { LookBack } from "./lookback.svelte";

const AWAY = 30_000; // milliseconds: reloading a page takes less
const ENOUGH = 3; // events that are worth a film

export class CatchUp {
  /** Whether the page is in sight; bound to the document. */
  visibility: DocumentVisibilityState = $state(document.visibilityState);
  #client: TableClient;
  #table: string;
  #back: LookBack;
  #looked = false;

  constructor(client: TableClient, table: string, back: LookBack) {
    this.#client = client;
    this.#table = table;
    this.#back = back;
    $effect(() => this.#look(client.seat, (client.log.at(-1)?.number ?? -1) + 1));
    $effect(() => leave);
  }

  #look(seat: number | null, number: number): void {
    if (this.visibility === "hidden") this.#looked = false;
    else if (seat !== null && number) {
      untrack(() => {
        if (!this.#looked) void this.#showMissed(seat, number);
        this.#looked = true;
        remember(this.#table, seat, number);
      });
    }
  }

  /** Nothing was missed by somebody who has not answered yet, or who was away for a moment only. */
  async #showMissed(seat: number, number: number): Promise<void> {
    const { holds, info } = this.#client;
    if (holds.length !== 1 || holds[0] !== seat || info?.status !== "running") return;
    const seen = seenOf(this.#table, seat);
    if (seen && Date.now() - seen.at <= AWAY) return;
    try {
      const since = Math.max(seen?.number ?? 0, (await this.#client.away(seat)).since);
      if (since > 0 && number - since >= ENOUGH) await this.#back.play(seat, since, "while-away");
    } catch {
      // Without the film, the log still tells it all.
    }
  }
}
