// Hints, one step further with each press: what matters, what is worth considering, the best answer.
import type * as wire from "../wire";
import type { Offer } from "./offer.svelte";

export const STEPS = 3;

/** Who can be asked for hints: a table, or a lesson. */
export interface Adviser {
  readonly seat: number | null;
  readonly around: wire.Around | null;
  hint(seat: number, step: number): Promise<wire.Hinted>;
}

export class Hinting {
  /** The hint for the open question, up to the step that was asked for. */
  hint: wire.Hinted | null = $state.raw(null);
  /** Whether a step is on its way. */
  busy = $state(false);
  /** Whether the hint is shown. */
  isOpen = $state(false);
  readonly #client: Adviser;
  readonly #offer: Offer;

  constructor(client: Adviser, offer: Offer) {
    this.#client = client;
    this.#offer = offer;
    $effect(() => {
      void offer.version;
      this.hint = null;
      this.busy = false;
      this.isOpen = false;
    });
  }

  /** Whether this seat gets hints for its question. */
  get isGiven(): boolean {
    return this.#offer.question !== null && typeof this.#client.around?.hinted === "number";
  }

  get step(): number {
    return this.hint?.step ?? 0;
  }

  get isWhole(): boolean {
    return this.step >= STEPS;
  }

  /** The answers that the hint names so far: the best alone, once it is known. */
  get options(): string[] {
    if (!this.isOpen || !this.hint) return [];
    return this.hint.best ? [this.hint.best] : (this.hint.answers ?? []);
  }

  /** The viewer's own answers in the line, in order, beginning with the best. */
  get line(): string[] {
    const { seat } = this.#client;
    const steps = (this.isOpen && this.hint?.reasons?.line) || [];
    return steps.flatMap((step) => (step.seat === seat && step.option !== null ? [step.option] : []));
  }

  /** One step further; what was hidden is shown again first, and after the last step it is hidden. */
  async press(): Promise<void> {
    const { question, version } = this.#offer;
    const { seat } = this.#client;
    if (!question || seat === null || this.busy) return;
    if (this.hint && (!this.isOpen || this.isWhole)) {
      this.isOpen = !this.isOpen;
      return;
    }
    this.busy = this.isOpen = true;
    try {
      const hint = await this.#client.hint(seat, this.step + 1);
      if (this.#offer.version === version) this.hint = hint;
    } catch (refused) {
      if (this.#offer.version !== version) return;
      this.isOpen = this.hint !== null;
      this.#offer.fail(refused);
    } finally {
      if (this.#offer.version === version) this.busy = false;
    }
  }

  hide(): void {
    this.isOpen = false;
  }
}
