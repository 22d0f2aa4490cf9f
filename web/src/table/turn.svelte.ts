// The viewer's own question at a table: answering it, and taking an answer back.
import { untrack } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import type { TableClient } from "../lib/table.svelte";
import type * as wire from "../wire";
import type { Follow } from "./follow.svelte";
import type { LookBack } from "./lookback.svelte";
import type { Offer } from "./offer.svelte";

export class Turn {
  /** Whether a command is on its way to the server. */
  busy = $state(false);
  #client: TableClient;
  #offer: Offer;
  #back: LookBack;
  #follow: Follow;
  #answered = $state(0);
  #harmless: () => Record<string, string>;
  #tookBack = false; // until the next answer by hand, so that what was taken back is not taken again at once
  #question: wire.Question | null = $derived.by(() => this.#ask());

  /** `harmless` has the answers that take rewards without any cost, by question. */
  constructor(
    client: TableClient,
    offer: Offer,
    back: LookBack,
    follow: Follow,
    harmless: () => Record<string, string>,
  ) {
    this.#harmless = harmless;
    this.#client = client;
    this.#offer = offer;
    this.#back = back;
    this.#follow = follow;
    // Offered again when it differs, or when it is the same after an answer; not because somebody else moved.
    $effect(() => {
      void [this.#answered, client.seat, this.#harmless()];
      const question = this.#question;
      untrack(() => {
        offer.put(this.#takes(question) ? null : question);
      });
    });
  }

  /** What the viewer is asked, if the board shows the present and the seat is the viewer's own. */
  get question(): wire.Question | null {
    return this.#question;
  }

  /** The seat to hand the screen to, if several are played from it and another one must act. */
  get next(): number | null {
    const { around, holds, seat } = this.#client;
    if (holds.length < 2 || this.#client.question(seat)) return null;
    return around?.to_act.find((other) => holds.includes(other) && !around.bots[other]) ?? null;
  }

  /** Take a reward without asking for it; returns whether it does. */
  #takes(question: wire.Question | null): boolean {
    const option = question && prefs.harmless && !this.#tookBack ? this.#harmless()[question.decision] : undefined;
    if (option === undefined || !question?.options.includes(option)) return false;
    return this.#send(option);
  }

  /** Send an answer; false if there is nothing to answer, or another command is still on its way. */
  answer(option: string): boolean {
    this.#tookBack = false;
    return this.#send(option);
  }

  #send(option: string): boolean {
    const seat = this.#client.seat;
    const question = this.#question;
    if (!question || seat === null || this.busy) return false;
    void this.#attempt(() => this.#client.answer(seat, question.decision, option));
    return true;
  }

  async undo(): Promise<void> {
    const undo = this.#client.around?.undo;
    const seat = this.#client.seat;
    if (seat === null || !undo || this.#back.moment) return;
    const { limit, reason } = undo;
    if (limit > 0) {
      this.#tookBack = true;
      await this.#attempt(() => this.#client.undo(seat, 1));
    } else this.#offer.refusal = reason ? { text: () => this.#offer.words.reason(reason), clause: null } : null;
  }

  /** Whether bots answer at once if the viewer says so: not where several people play against the clock. */
  get mayHurry(): boolean {
    const { around, holds, info, seat } = this.#client;
    if (!around || around.over || seat === null || !holds.includes(seat) || around.bots[seat]) return false;
    return info?.settings.clock?.kind === "none" || around.bots.filter((bot) => !bot).length === 1;
  }

  /** Have the bots that think now answer with what they have found. */
  async hurry(): Promise<void> {
    const { around, seat } = this.#client;
    if (seat === null || !this.mayHurry || !around?.to_act.some((other) => around.bots[other])) return;
    try {
      await this.#client.hurry(seat);
    } catch (refused) {
      this.#offer.fail(refused);
    }
  }

  #ask(): wire.Question | null {
    const { holds, seat } = this.#client;
    return this.#back.moment || this.#follow.isBehind || !holds.includes(seat ?? -1)
      ? null
      : this.#client.question(seat);
  }

  async #attempt(command: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await command();
      this.#answered += 1;
    } catch (refused) {
      this.#offer.fail(refused);
    } finally {
      this.busy = false;
    }
  }
}
