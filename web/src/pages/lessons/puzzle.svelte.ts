// One puzzle after another: the right answers so far, the board that they lead to, and what was said to the last one.
import { untrack } from "svelte";
import { api, sorry } from "../../lib/api";
import { shared } from "../../lib/share";
import { meetTries, noteTry, triesOf } from "../../lib/tries";
import type { PuzzleBoard } from "../../lib/views";
import type { Words } from "../../lib/words";
import { Offer } from "../../table/offer.svelte";
import type * as wire from "../../wire";

export class PuzzlePlay {
  readonly offer: Offer;
  /** Where the solver stands; how it was before the puzzle that is open. */
  desk: wire.PuzzleDesk | null = $state.raw(null);
  before: wire.PuzzleDesk | null = $state.raw(null);
  shown: PuzzleBoard | null = $state.raw(null);
  /** The answer that was wrong, with what is said to it. */
  wrong: { option: string; board: PuzzleBoard } | null = $state.raw(null);
  /** What was to be found, once it is due. */
  solution: wire.PuzzleSolution | null = $state.raw(null);
  /** How the first try went; null while it goes on. */
  result: "solved" | "failed" | null = $state(null);
  problem: string | null = $state(null);
  busy = $state(false);
  #id: string | null = null;
  readonly #words: () => Words;

  constructor(
    words: () => Words,
    readonly game: string,
    id: string | null,
  ) {
    this.#words = words;
    this.offer = new Offer(untrack(words), (option) => {
      void this.attempt(option);
      return true;
    });
    // Nothing that is picked here can do any harm to a game, so it needs no confirmation.
    $effect(() => {
      if (this.offer.picked !== null) untrack(() => this.offer.confirm());
    });
    void this.#begin(id);
  }

  get id(): string | null {
    return this.#id;
  }

  /** How many answers have led to the board. */
  get at(): number {
    return this.shown?.answers.length ?? 0;
  }

  /** The answers of the solution and those that follow it. */
  get whole(): string[] {
    return [...(this.solution?.line ?? []), ...(this.solution?.rest ?? [])];
  }

  attempt(option: string): Promise<void> {
    return this.#go({ answers: this.shown?.answers ?? [], tried: option });
  }

  /** Give up, and see the solution from its beginning. */
  async show(): Promise<void> {
    await this.#go({ answers: [], show: true });
    if (this.solution) this.#end("failed");
  }

  /** One answer of the solution further, or back. */
  async move(by: number): Promise<void> {
    const to = this.at + by;
    if (!this.solution || to < 0 || to > this.whole.length) return;
    await this.#go({ answers: this.whole.slice(0, to), show: true });
  }

  /** From the beginning; only the first try counts. */
  again(): Promise<void> {
    this.solution = null;
    return this.#go({ answers: [] });
  }

  async next(): Promise<void> {
    if (this.desk?.next) await this.#open(this.desk.next);
  }

  async #begin(id: string | null): Promise<void> {
    try {
      await meetTries(this.game);
    } catch {
      // Without a server the browser's own list counts.
    }
    await this.#ask();
    const open = id ?? this.desk?.next;
    if (open) await this.#open(open);
  }

  async #ask(): Promise<void> {
    try {
      this.desk = await api.puzzleDesk(this.game, triesOf(this.game));
    } catch (refused) {
      this.problem = sorry(this.#words(), refused);
    }
  }

  async #open(id: string): Promise<void> {
    this.#id = id;
    this.before = this.desk;
    this.result = null;
    this.shown = null;
    await this.again();
  }

  async #go(given: wire.PuzzleAnswers): Promise<void> {
    if (this.busy || this.#id === null) return;
    this.busy = true;
    try {
      const board = await api.puzzle(this.game, this.#id, given);
      this.problem = null;
      if (given.tried && !board.right) {
        this.wrong = { option: given.tried, board };
        this.#end("failed");
        return;
      }
      this.wrong = null;
      this.shown = { ...board, state: shared(this.shown?.state, board.state) };
      if (board.solution) this.solution = board.solution;
      if (board.solved && !given.show) this.#end("solved");
      this.busy = false;
      this.offer.put(this.solution ? null : (board.around.questions[0] ?? null));
    } catch (refused) {
      this.problem = sorry(this.#words(), refused);
    } finally {
      this.busy = false;
    }
  }

  /** The first try is over: it counts, unless there was one before. */
  #end(result: "solved" | "failed"): void {
    if (this.result !== null || this.#id === null) return;
    this.result = result;
    if (noteTry(this.game, this.#id, result === "solved")) void this.#ask();
  }
}
