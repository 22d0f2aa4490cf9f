// The viewer's current options, shared by boards, buttons and keys. One option is picked, then confirmed.
import { getContext, setContext } from "svelte";
import { sorry } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { Words } from "../lib/words";
import type * as wire from "../wire";

const KEY = Symbol("offer");
const CLAUSE = /^[A-Z]+-\d/;

/** What one click says beyond the open question: how to answer those that follow from it. */
export interface Plan {
  /** Two clicks with the same key mean the same. */
  key: string;
  /** What it does, if that is more than its first answer says. */
  label?: string;
  /** The answer to a later question; null if the plan says nothing about it. */
  next: (question: wire.Question) => string | null;
  /** It says all that is left of the turn, so it is confirmed where turns are. */
  isWhole?: boolean;
}

export class Offer {
  question: wire.Question | null = $state.raw(null);
  /** The option picked and not yet confirmed. */
  picked: string | null = $state(null);
  /** Why something cannot be done, in the reader's language of the moment, with its clause. */
  refusal: { text: () => string; clause: string | null } | null = $state.raw(null);
  /** The number of questions so far. */
  version = $state(0);
  /** What a board adds to the label of an option: the name of a place, for example. */
  note: ((option: string) => string | null) | null = $state.raw(null);
  /** What a board calls the place that an option names, instead of the option's own words. */
  place: ((option: string) => string | null) | null = $state.raw(null);
  /** What a board adds to the question. */
  hint: string | null = $state(null);
  /** Reactive: whoever changes the language reads the open question in the new one. */
  words: Words = $state.raw() as Words;
  #open = $derived(new Set(this.question?.options));
  /** The plan behind the picked option, and the one that is being carried out. */
  plan: Plan | null = $state.raw(null);
  #followed: Plan | null = null;
  #done = new WeakSet<wire.Question>();
  #answer: (option: string) => boolean;

  /** `answer` sends an answer, and says whether it could. */
  constructor(words: Words, answer: (option: string) => boolean) {
    this.words = words;
    this.#answer = answer;
  }

  /** Ask another question, or none. */
  put(question: wire.Question | null): void {
    this.question = question;
    this.picked = null;
    this.plan = null;
    this.refusal = null;
    this.version += 1;
    this.#follow(question);
  }

  /** Go on with what one click has said. The same question may be put again before its answer has arrived. */
  #follow(question: wire.Question | null): void {
    if (!question || !this.#followed || this.#done.has(question)) return;
    const next = this.#followed.next(question);
    if (next === null || !question.options.includes(next)) this.#followed = null;
    else if (this.#answer(next)) this.#done.add(question);
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

  /** Why an option is closed, as a sentence with its clause; null if no clause explains it. */
  why(option: string, decision?: string): string | null {
    const reason = this.reason(option, decision);
    return reason && CLAUSE.test(reason) ? `${this.words.reason(reason)} (${reason})` : null;
  }

  label(option: string): string {
    return this.question ? this.labelOf(this.question.decision, option) : option;
  }

  /** The label of an answer to another question. */
  labelOf(decision: string, option: string): string {
    const place = this.place?.(option);
    if (place) return place;
    const text = this.words.option(decision, option);
    const note = this.note?.(option);
    return note ? `${text} (${note})` : text;
  }

  /** Handle a click on an option: pick it, or answer if it is already picked or needs no confirmation. */
  choose(option: string, decision?: string, plan: Plan | null = null): void {
    if (this.has(option, decision)) {
      this.refusal = null;
      const again = this.picked === option && this.plan?.key === plan?.key;
      this.plan = plan;
      if (prefs.confirm === "never" || again) this.confirm(option);
      else this.picked = option;
      return;
    }
    const reason = this.reason(option, decision);
    if (reason) {
      const clause = CLAUSE.test(reason) ? reason : null;
      this.refusal = { text: () => this.words.reason(reason), clause };
    }
  }

  /** Handle a key on an element that stands for an option: Enter and Space act like a click. */
  press(event: KeyboardEvent, choose: () => void): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose();
  }

  confirm(option: string | null = this.picked): void {
    if (option === null) return;
    this.#followed = this.plan;
    if (this.question) this.#done.add(this.question);
    this.picked = null;
    this.#answer(option);
  }

  /** Say why the server refused something. */
  fail(refused: unknown): void {
    this.refusal = { text: () => sorry(this.words, refused), clause: null };
  }

  cancel(): void {
    this.picked = null;
    this.plan = null;
    this.refusal = null;
  }
}

export function provideOffer(offer: Offer): void {
  setContext(KEY, offer);
}

export function useOffer(): Offer {
  return getContext<Offer>(KEY);
}
