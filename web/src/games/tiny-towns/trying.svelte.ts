// What the viewer may do in a town now, and what is being tried out there.
import type { Offer } from "../../table/offer.svelte";
import type { TinyTownsSeatView } from "../../wire";
import { RESOURCES, SQUARES } from "./pieces";

/** Squares that go together: what could be built, or what is being built. */
export interface Outline {
  key: string;
  squares: string[];
  type: string;
  strong: boolean;
}

export interface Choice {
  option: string;
  squares: string[];
}

interface Given {
  town: TinyTownsSeatView;
  /** Whether options are offered in this town. */
  own: boolean;
  /** The type of each card in play. */
  types: Record<string, string>;
  /** The option that is pointed at or picked. */
  preview: string | null;
}

const SQUARE = "square:";
const BUILD = "build:";

export class Trying {
  #offer: Offer;
  #given: () => Given;

  constructor(offer: Offer, given: () => Given) {
    this.#offer = offer;
    this.#given = given;
  }

  readonly #asked = $derived.by(() => (this.#given().own ? (this.#offer.question?.decision ?? "") : ""));

  /** The cube that would be placed. */
  readonly cube = $derived.by(() =>
    this.#asked === "place-cube" ? (RESOURCES[this.#offer.question?.facts["resource"] ?? -1] ?? null) : null,
  );

  /** The square that was clicked to build there. */
  #at: string | null = $state(null);

  /** The building that would be set. */
  readonly card = $derived.by(() => {
    if (this.#asked === "build" && this.#offer.plan) return this.#offer.picked?.slice(BUILD.length) ?? null;
    if (this.#asked === "stand-on") return this.#given().town.building;
    return this.#asked === "set-building" ? this.#given().town.to_set : null;
  });

  /** Where the piece would stand: on the square that is pointed at, and on the one that is picked. */
  readonly ghosts = $derived.by(() => {
    const { own, preview } = this.#given();
    if (this.#asked === "build" && this.#offer.plan && this.#at) return [this.#at];
    return [...new Set([preview, this.#offer.picked])].flatMap((option) =>
      own && option?.startsWith(SQUARE) && this.#offer.has(option) ? [option.slice(SQUARE.length)] : [],
    );
  });

  readonly picked = $derived.by(() => {
    const { picked } = this.#offer;
    if (!this.#given().own || picked === null) return null;
    if (picked.startsWith(BUILD)) return this.#offer.plan ? this.#at : null;
    return SQUARES.find((square) => this.optionOf(square) === picked) ?? null;
  });

  readonly outlines = $derived.by((): Outline[] => {
    const { own, town, types, preview } = this.#given();
    if (!own) return [];
    if (this.#asked === "build") {
      const pointed = preview?.startsWith(BUILD) ? preview.slice(BUILD.length) : null;
      return town.sites
        .filter((site) => pointed === null || site.card === pointed)
        .map(({ card, squares }) => ({
          key: `${card} ${squares.join(" ")}`,
          squares,
          type: types[card] ?? "",
          strong: pointed !== null,
        }));
    }
    if (!["stand-on", "replace-with"].includes(this.#asked) || !town.site.length) return [];
    return [{ key: town.site.join(" "), squares: town.site, type: types[town.building ?? ""] ?? "", strong: true }];
  });

  /** The sets of squares from which the building could be built. */
  readonly choices = $derived.by((): Choice[] =>
    this.#asked === "use-squares"
      ? (this.#offer.question?.options ?? []).map((option) => ({ option, squares: option.split(":").slice(1) }))
      : [],
  );

  /** The squares that are pointed at. */
  readonly lit = $derived.by(() => [
    ...this.outlines.filter((outline) => outline.strong).map((outline) => outline.squares),
    ...this.choices.filter((choice) => choice.option === this.#given().preview).map((choice) => choice.squares),
  ]);

  /** The option that a square stands for. Where just one building could be built over it, it is built there. */
  optionOf(square: string): string {
    if (this.#asked === "build") {
      const [card, ...more] = new Set(this.#sitesAt(square).map((site) => site.card));
      if (card !== undefined && more.length === 0) return `${BUILD}${card}`;
    }
    const other = [`store:${square}`, `cottage:${square}`].find((option) => this.#offer.has(option, "place-cube"));
    return other ?? `${SQUARE}${square}`;
  }

  #sitesAt(square: string): TinyTownsSeatView["sites"] {
    return this.#given().town.sites.filter(
      (site) => site.squares.includes(square) && this.#offer.has(`${BUILD}${site.card}`, "build"),
    );
  }

  /** One click in an outline says what is built, from which squares, and where it stands. */
  choose(square: string): void {
    const option = this.optionOf(square);
    if (this.#asked !== "build") return this.#offer.choose(option);
    const sites = this.#sitesAt(square).map((site) => [...site.squares].sort().join(":"));
    this.#at = square;
    this.#offer.choose(option, "build", {
      key: square,
      next: ({ decision, options }) => {
        if (decision === "stand-on") return `${SQUARE}${square}`;
        if (decision !== "use-squares") return null;
        const fitting = options.filter((one) => sites.includes(one.split(":").slice(1).sort().join(":")));
        return fitting.length === 1 ? (fitting[0] ?? null) : null;
      },
    });
  }

  isOffered(square: string): boolean {
    return this.#given().own && this.#offer.has(this.optionOf(square));
  }

  /** While a building is tried out, the cubes that it is built from fade. */
  fades(square: string): boolean {
    return this.#asked === "stand-on" && this.ghosts.length > 0 && this.#given().town.site.includes(square);
  }
}
