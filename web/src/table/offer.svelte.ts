// What the viewer may do now, as boards, buttons and keys see it. One choice at a time is picked, then confirmed.
import { getContext, setContext } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Words } from "../lib/words";
import type * as wire from "../wire";

const KEY = Symbol("offer");
const CLAUSE = /^[A-Z]+-\d/;

export class Offer {
  question: wire.Question | null = $state.raw(null);
  /** The option picked and not yet confirmed. */
  picked: string | null = $state(null);
  /** A sentence why something cannot be done, with its clause. */
  refusal: { text: string; clause: string | null } | null = $state(null);
  /** How many questions were put so far. */
  version = $state(0);
  /** What a board adds to an option in words: the name of a place. */
  note: ((option: string) => string | null) | null = $state.raw(null);
  /** What a board adds to the question itself: what one should know before answering. */
  hint: string | null = $state(null);
  words: Words;
  #open = $derived(new Set(this.question?.options));
  #answer: (option: string) => void;

  constructor(words: Words, answer: (option: string) => void) {
    this.words = words;
    this.#answer = answer;
  }

  /** Put another question, or none. */
  put(question: wire.Question | null): void {
    this.question = question;
    this.picked = null;
    this.refusal = null;
    this.version += 1;
  }

  isAsked(decision: string): boolean {
    return this.question?.decision === decision;
  }

  has(option: string, decision?: string): boolean {
    if (!this.question || (decision && this.question.decision !== decision)) return false;
    return this.#open.has(option);
  }

  reason(option: string, decision?: string): string | null {
    if (!this.question || (decision && this.question.decision !== decision)) return null;
    return this.question.reasons?.[option] ?? null;
  }

  /** Why an option is closed, as a sentence with its rule; null where there is no more to say than that it is. */
  why(option: string, decision?: string): string | null {
    const reason = this.reason(option, decision);
    return reason && CLAUSE.test(reason) ? `${this.words.reason(reason)} (${reason})` : null;
  }

  label(option: string): string {
    const text = this.question ? this.words.option(this.question.decision, option) : option;
    const note = this.note?.(option);
    return note ? `${text} (${note})` : text;
  }

  /** A click or a key on an option: pick it, or carry it out when it is picked already or needs no confirming. */
  choose(option: string, decision?: string): void {
    if (this.has(option, decision)) {
      this.refusal = null;
      if (!prefs.confirm || this.picked === option) this.confirm(option);
      else this.picked = option;
      return;
    }
    const reason = this.reason(option, decision);
    if (reason) {
      const clause = CLAUSE.test(reason) ? reason : null;
      this.refusal = { text: this.words.reason(reason), clause };
    }
  }

  /** A key on what stands for an option: Enter and Space choose, like a click. */
  press(event: KeyboardEvent, option: string, decision?: string): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.choose(option, decision);
  }

  confirm(option: string | null = this.picked): void {
    if (option === null) return;
    this.picked = null;
    this.#answer(option);
  }

  cancel(): void {
    this.picked = null;
    this.refusal = null;
  }
}

export function provideOffer(offer: Offer): void {
  setContext(KEY, offer);
}

export function useOffer(): Offer {
  return getContext<Offer>(KEY);
}
