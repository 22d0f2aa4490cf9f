// One lesson: the answers so far, the board that they lead to, and what was said to the last one.
import { untrack } from "svelte";
import { api, Refusal, sorry } from "../../lib/api";
import { noteDone } from "../../lib/progress";
import { shared } from "../../lib/share";
import type { LessonBoard } from "../../lib/views";
import type { Words } from "../../lib/words";
import { Offer } from "../../table/offer.svelte";
import type * as wire from "../../wire";

export class LessonPlay {
  readonly offer: Offer;
  shown: LessonBoard | null = $state.raw(null);
  /** The answer that was tried and does not lead on, with what is said to it. */
  tried: { option: string; board: LessonBoard } | null = $state.raw(null);
  problem: string | null = $state(null);
  busy = $state(false);
  readonly #words: () => Words;

  constructor(
    words: () => Words,
    readonly game: string,
    readonly id: string,
  ) {
    this.#words = words;
    this.offer = new Offer(untrack(words), (option) => {
      void this.attempt(option);
      return true;
    });
    // Nothing is at stake here, so what is picked on the board or by name needs no confirmation.
    $effect(() => {
      if (this.offer.picked !== null) untrack(() => this.offer.confirm());
    });
    void this.#go([]);
  }

  get answers(): string[] {
    return this.shown?.answers ?? [];
  }

  attempt(option: string): Promise<void> {
    return this.#go(this.answers, option);
  }

  back(): Promise<void> {
    return this.#go(this.answers.slice(0, -1));
  }

  again(): Promise<void> {
    return this.#go([]);
  }

  get seat(): number | null {
    return this.shown?.seat ?? null;
  }

  get around(): wire.Around | null {
    return this.shown?.around ?? null;
  }

  /** A hint up to a step, in the real game at the end. */
  async hint(_seat: number, step: number): Promise<wire.Hinted> {
    const { hint } = await api.lesson(this.game, this.id, { answers: this.answers, hint: step });
    if (!hint) throw new Refusal("hints-off", 409);
    return hint;
  }

  async #go(answers: string[], tried: string | null = null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const board = await api.lesson(this.game, this.id, { answers, tried });
      this.problem = null;
      if (tried !== null && !board.leads) {
        this.tried = { option: tried, board };
      } else {
        this.tried = null;
        this.shown = { ...board, state: shared(this.shown?.state, board.state) };
        if (board.over) noteDone(this.game, this.id);
        this.busy = false;
        this.offer.put(board.around.questions[0] ?? null);
      }
    } catch (refused) {
      this.problem = sorry(this.#words(), refused);
    } finally {
      this.busy = false;
    }
  }
}
