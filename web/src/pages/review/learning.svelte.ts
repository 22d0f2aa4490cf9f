// One mistake after another: what was tried, what the review says of it, and where the better line stands.
import { untrack } from "svelte";
import { sorry } from "../../lib/api";
import type { Lesson, Moment } from "../../lib/views";
import type { Words } from "../../lib/words";
import { Offer } from "../../table/offer.svelte";
import { percent, type Reviewed } from "./reviewed.svelte";

export class Learning {
  readonly offer: Offer;
  number = $state(0);
  lesson: Lesson | null = $state.raw(null);
  problem: string | null = $state(null);
  /** What was tried last, or told; null at first. */
  tried: { option: string; told: boolean } | null = $state.raw(null);
  /** The step of the better line that is shown; null: the board as it was. */
  line: number | null = $state(null);
  readonly #words: Words;
  readonly #game: Reviewed;
  readonly #places: number[] = $derived.by(() => this.#game.state?.review?.seats[this.seat]?.costliest ?? []);

  constructor(
    words: Words,
    game: Reviewed,
    readonly seat: number,
  ) {
    this.#words = words;
    this.#game = game;
    this.offer = new Offer(words, (option) => {
      this.attempt(option);
      return true;
    });
    $effect(() => {
      if (game.own) this.offer.words = game.own;
    });
    // Nothing is at stake here, so what is picked on the board or by name needs no confirmation.
    $effect(() => {
      const picked = this.offer.picked;
      if (picked !== null) untrack(() => this.attempt(picked));
    });
    $effect(() => {
      const at = this.#places[this.number];
      if (at !== undefined) void this.#load(at);
    });
  }

  get count(): number {
    return this.#places.length;
  }

  get isLast(): boolean {
    return this.number >= this.count - 1;
  }

  /** Whether there is nothing to learn from: no review, or no mistakes. */
  get isEmpty(): boolean {
    return this.#game.state !== null && !this.#game.isWorking && this.count === 0;
  }

  get shown(): Moment | null {
    return this.line === null ? (this.lesson?.step ?? null) : (this.lesson?.line[this.line] ?? null);
  }

  /** The grade of what was tried. */
  get grade(): string | null {
    return this.#answer?.grade ?? null;
  }

  get #answer() {
    return this.lesson?.answers.find((answer) => answer.option === this.tried?.option);
  }

  gradeOf(option: string): string {
    const grade = this.lesson?.answers.find((answer) => answer.option === option)?.grade;
    return grade ? this.#words.text(`review-grade-${grade}`) : "";
  }

  /** What the review says of the answer that was tried. */
  get verdict(): string {
    const { lesson, tried } = this;
    const own = this.#game.own;
    if (!lesson || !tried || !own) return "";
    if (tried.told)
      return this.#words.text("lesson-told", { option: own.option(lesson.question.decision, lesson.best) });
    const answer = this.#answer;
    if (!answer?.grade) return this.#words.text("lesson-is-unknown");
    if (answer.grade === "best" || answer.grade === "good") return this.#words.text(`lesson-is-${answer.grade}`);
    const how = answer.option === lesson.played ? "same" : "bad";
    return this.#words.text(`lesson-is-${how}`, { percent: percent(answer.lost ?? 0) });
  }

  /** Who does what at the shown step of the better line. */
  get lineText(): string {
    const choice = this.line === null ? null : this.lesson?.line[this.line]?.choice;
    const own = this.#game.own;
    if (!choice || !own) return "";
    const what = choice.option === null ? "…" : own.option(choice.decision, choice.option);
    return `${own.player(choice.seat)}: ${what}`;
  }

  attempt(option: string): void {
    this.line = null;
    this.tried = { option, told: false };
    this.#ask();
  }

  tell(): void {
    if (!this.lesson) return;
    this.line = null;
    this.tried = { option: this.lesson.best, told: true };
  }

  /** Show the better line from its first step. */
  play(): void {
    if (!this.lesson?.line.length) return;
    this.line = 0;
    this.offer.put(null);
  }

  move(by: 1 | -1): void {
    if (this.line === null || !this.lesson) return;
    this.line = Math.max(0, Math.min(this.lesson.line.length - 1, this.line + by));
  }

  again(): void {
    this.line = null;
    this.tried = null;
    this.#ask();
  }

  next(by: 1 | -1): void {
    this.number = Math.max(0, Math.min(this.count - 1, this.number + by));
  }

  #ask(): void {
    this.offer.put(this.lesson ? { ...this.lesson.question } : null);
  }

  async #load(at: number): Promise<void> {
    try {
      const lesson = await this.#game.past.lesson(at);
      if (this.#places[this.number] !== at) return; // the reader has gone on
      this.lesson = lesson;
      this.again();
    } catch (refused) {
      this.problem = sorry(this.#words, refused);
    }
  }
}
