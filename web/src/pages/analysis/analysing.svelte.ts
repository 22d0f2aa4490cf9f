// The analysis board: where one is in the tree, what is asked there, and what the answers are worth.
import { untrack } from "svelte";
import { api, sorry } from "../../lib/api";
import { games } from "../../lib/games.svelte";
import { prefs } from "../../lib/prefs.svelte";
import type { Moment } from "../../lib/views";
import { loadWords, withThings, type Words } from "../../lib/words";
import { Offer } from "../../table/offer.svelte";
import type * as wire from "../../wire";
import { branchOf, pack, type Branch, type Study } from "../../lib/study";

const EFFORTS = [16, 64, 256, 1024]; // simulations: figures at once, then better ones while one looks

export type Shown = wire.Explored & Moment;

export class Analysing {
  readonly offer: Offer;
  study: Study = $state({ notation: "", components: null, next: [] });
  /** The branches from the start to where one is. */
  path: Branch[] = $state([]);
  shown: Shown | null = $state.raw(null);
  rated: wire.Candidates | null = $state.raw(null);
  /** Why there are no better figures. */
  unrated: string | null = $state(null);
  problem: string | null = $state(null);
  /** The game's words. */
  own: Words | null = $state.raw(null);
  /** The seat to answer for, where several are asked at once. */
  chosen: number | null = $state(null);
  readonly #words: Words;
  #asked = 0;
  #place: Pick<wire.Explore, "notation" | "choices" | "components"> = { notation: "" }; // of what is shown

  constructor(words: Words) {
    this.#words = words;
    this.offer = new Offer(words, (option) => {
      const question = this.question;
      if (question) void this.play(question.seat, question.decision, option);
      return question !== null;
    });
    $effect(() => {
      const usual = this.shown ? games.find(this.shown.game) : null;
      const game = withThings(usual, JSON.stringify(this.shown?.things ?? {}));
      if (!game) return;
      void loadWords(prefs.language, game).then((loaded) => {
        this.offer.words = loaded; // first: whatever is drawn with the words asks the offer for labels
        this.own = loaded;
      });
    });
    $effect(() => {
      const question = this.question;
      untrack(() => this.offer.put(question && question.seat >= 0 ? { ...question } : null));
    });
    // Nothing is at stake here, so what is picked needs no confirmation.
    $effect(() => {
      const { picked } = this.offer;
      if (picked !== null) untrack(() => this.offer.confirm(picked));
    });
    $effect(() => {
      const question = this.question;
      const place = this.shown;
      this.rated = this.unrated = null;
      if (place && question && question.seat >= 0) untrack(() => void this.#rate(place, question.seat));
    });
  }

  /** What is asked here: of chance, of the chosen seat, or of the first one that is to act. */
  get question(): wire.Question | null {
    const asked = this.shown?.questions ?? [];
    return asked.find(({ seat }) => seat === this.chosen) ?? asked[0] ?? null;
  }

  get choices(): Branch["choice"][] {
    return this.path.map(({ choice }) => choice);
  }

  /** The branches from where one is. */
  get next(): Branch[] {
    return this.path.at(-1)?.next ?? this.study.next;
  }

  async open(study: Study): Promise<void> {
    if (await this.#show(study, [])) {
      this.study = study;
      this.path = [];
    }
  }

  /** Make a choice here, in a new branch unless there is one. What is illegal leaves nothing behind. */
  async play(seat: number, decision: string, option: string): Promise<void> {
    const choice: Branch["choice"] = [seat, decision, option];
    if (!(await this.#show(this.study, [...this.choices, choice]))) return;
    branchOf(this.next, choice);
    const branch = this.next.find((one) => one.choice.join(" ") === choice.join(" "));
    if (branch) this.path = [...this.path, branch];
  }

  /** Have chance choose, by the weights. */
  roll(): void {
    const { question, shown } = this;
    if (!question || !shown) return;
    let left = Math.random() * shown.weights.reduce((sum, weight) => sum + weight, 0);
    const index = shown.weights.findIndex((weight) => (left -= weight) < 0);
    const option = question.options[Math.max(0, index)];
    if (option !== undefined) void this.play(question.seat, question.decision, option);
  }

  async go(path: Branch[]): Promise<void> {
    const choices = path.map(({ choice }) => choice);
    if (await this.#show(this.study, choices)) this.path = path;
  }

  /** Delete where one is with all that follows, and go back. */
  async remove(): Promise<void> {
    const branch = this.path.at(-1);
    if (!branch) return;
    const before = this.path.slice(0, -1);
    const siblings = before.at(-1)?.next ?? this.study.next;
    siblings.splice(siblings.indexOf(branch), 1);
    await this.go(before);
  }

  link(): Promise<string> {
    return pack($state.snapshot(this.study) as Study);
  }

  async #show({ notation, components }: Study, choices: Branch["choice"][]): Promise<boolean> {
    this.#asked += 1;
    const asked = this.#asked;
    const place = { notation, choices, components };
    try {
      const shown = (await api.explore({ ...place, acting: true })) as Shown;
      if (asked !== this.#asked) return false;
      this.#place = place;
      this.shown = shown;
      this.chosen = null;
      this.problem = null;
      return true;
    } catch (refused) {
      this.problem = sorry(this.#words, refused);
      return false;
    }
  }

  /** Better and better figures, as long as this is looked at. */
  async #rate(place: Shown, seat: number): Promise<void> {
    const asked = this.#place;
    for (const effort of EFFORTS) {
      try {
        const rated = await api.candidates({ ...asked, seat, effort });
        if (this.shown !== place || this.question?.seat !== seat) return;
        this.rated = rated;
      } catch (refused) {
        if (this.shown === place) this.unrated = sorry(this.#words, refused);
        return; // the board goes on without them
      }
    }
  }
}
