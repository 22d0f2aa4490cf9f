// What the picked answer would do, as the server tells it.
import { prefs } from "../lib/prefs.svelte";
import type { TableClient } from "../lib/table.svelte";
import type { Previewed } from "../wire";
import type { Offer } from "./offer.svelte";

export class Foresight {
  /** Null until the server has answered, and while nothing is picked. */
  preview: Previewed | null = $state.raw(null);

  constructor(client: TableClient, offer: Offer) {
    $effect(() => {
      const { picked, question } = offer;
      const seat = client.seat;
      this.preview = null;
      if (picked === null || !question || seat === null) return;
      let isStale = false;
      client.preview(seat, question.decision, picked).then(
        (preview) => {
          if (isStale) return;
          this.preview = preview;
          if (prefs.confirm === "turn" && this.#reaches(preview, client, offer)) offer.confirm(picked);
        },
        () => undefined, // one can answer without a preview
      );
      return () => {
        isStale = true;
      };
    });
  }

  /**
   * Whether undo leads back to this question before the turn is over: the last answer of a turn is confirmed, and this
   * one with it. Against bots alone, undo leads past what is drawn and revealed, too, and a plan may end the turn.
   */
  #reaches({ then, draws }: Previewed, client: TableClient, offer: Offer): boolean {
    const { around, seat } = client;
    if (!around?.undo || around.undo.reason === "undo-off") return false;
    const isAlone = around.bots.every((bot, other) => other === seat || bot !== null);
    if (offer.plan?.isWhole) return false;
    if (then.what === "you") return isAlone || (offer.plan === null && !draws);
    return isAlone && (then.what === "draw" || then.what === "reveal");
  }
}
