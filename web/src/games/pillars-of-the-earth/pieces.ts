// Names of what is drawn, and cards in words.
import type { Words } from "../../lib/words";
import type { Offer } from "../../table/offer.svelte";
import type {
  PillarsOfTheEarthCraftsman as Craftsman,
  PillarsOfTheEarthEventCard as EventCard,
  PillarsOfTheEarthPoolCard as PoolCard,
  PillarsOfTheEarthPrivilegeCard as PrivilegeCard,
  PillarsOfTheEarthSeatView as SeatView,
  PillarsOfTheEarthView as View,
} from "../../wire";

export const KINDS = ["wood", "stone", "sand", "metal"] as const;
export const PARTS = ["nave", "portal", "apse", "tower_1", "tower_2", "vault"] as const;

/** The 14 steps of Phase III in order: the place where each happens, the phase in the rules' words, and the message on its sign. */
export const STEPS = [
  ["event", "event", "label-place-event"],
  ["bishop", "bishop", "label-place-bishop"],
  ["mill", "wool-mill", "label-place-mill"],
  ["kingsbridge", "kingsbridge", "label-place-kingsbridge"],
  ["priory", "priory", "label-place-priory"],
  ["forest", "forest", "label-place-forest"],
  ["quarry", "quarry", "label-place-quarry"],
  ["pit", "gravel-pit", "label-place-pit"],
  ["court", "court", "label-place-court"],
  ["shiring", "shiring", "label-place-shiring"],
  ["castle", "castle", "label-place-castle"],
  ["market", "market", "label-place-market"],
  ["cathedral", "cathedral", "label-place-cathedral"],
  ["start", "start-player", "label-place-start"],
] as const;
export type Place = (typeof STEPS)[number][0];

/** Where each kind comes from. */
export const SITES = [
  ["forest", "wood"],
  ["quarry", "stone"],
  ["pit", "sand"],
] as const;

/** An icon with a number: what a card takes, gives or changes. */
export interface Amount {
  kind: string;
  n: number;
  sign?: "+" | "−" | "";
}

const LABELS: Record<string, string> = {
  vp: "label-vp",
  coins: "label-coins",
  workers: "label-workers",
  builders: "label-builders",
  craftsman: "label-craftsman",
  tax: "label-tax",
};

/** The name of an icon. */
export function nameOf(kind: string, words: Words): string {
  const label = LABELS[kind];
  return label ? words.text(label) : words.name(kind);
}

/** The name on a place's sign. */
export function placeName(place: Place, words: Words): string {
  return words.text(STEPS.find(([name]) => name === place)?.[2] ?? "label-board");
}

export function amountInWords({ kind, n, sign = "" }: Amount, words: Words): string {
  return kind === "vp" ? `${sign}${n} ${nameOf(kind, words)}` : `${sign}${n}× ${nameOf(kind, words)}`;
}

export const listed = (amounts: Amount[], words: Words): string =>
  amounts.map((amount) => amountInWords(amount, words)).join(" + ");

export function takes(card: Craftsman): Amount[] {
  const cubes = Object.entries(card.cubes).map(([kind, n]) => ({ kind, n }));
  return card.pays ? [...cubes, { kind: "coins", n: card.pays }] : cubes;
}

export const gives = (card: Craftsman): Amount[] =>
  [
    { kind: "vp", n: card.vp },
    { kind: "coins", n: card.gold },
  ].filter(({ n }) => n > 0);

/** "2× stone → 1 VP, up to 4 times a round", with the condition printed on the card. */
export function formula(card: Craftsman, words: Words): string {
  const source = listed(takes(card), words);
  const uses = words.text("label-uses", { n: card.capacity });
  return `${source ? `${source} → ` : ""}${listed(gives(card), words)}, ${uses}`;
}

export const craftsmanInWords = (card: Craftsman, words: Words): string =>
  `${words.name(card.id)}: ${formula(card, words)}. ${words.help(card.id) ?? ""}`.trim();

export function poolCardInWords(card: PoolCard, words: Words): string {
  if (card.craftsman) {
    return `${craftsmanInWords(card.craftsman, words)} ${words.text("label-price")}: ${card.craftsman.price}`;
  }
  const cubes = amountInWords({ kind: card.kind ?? "", n: card.cubes }, words);
  return `${words.name(card.id)}: ${amountInWords({ kind: "workers", n: card.workers }, words)} → ${cubes}`;
}

/** The type of a craftsman: what its picture shows. */
export const typeOf = (id: string): string => id.replace(/^cr\d_/, "");

/** What a lasting privilege changes; its text says the rest. */
const STANDING: Record<string, [kind: string, sign: "+" | ""]> = {
  pr_tom: ["stone", "+"],
  pr_aliena: ["wood", "+"],
  pr_richard: ["sand", "+"],
  pr_otto: ["workers", "+"],
  pr_jack: ["craftsman", "+"],
  pr_francis: ["tax", ""],
  pr_prior_philip: ["vp", "+"],
};

export function privilegeAmounts(card: PrivilegeCard): Amount[] {
  const standing = STANDING[card.id];
  if (standing) return [{ kind: standing[0], n: card.amount, sign: standing[1] }];
  const gains: Amount[] = [
    { kind: "vp", n: card.vp, sign: "+" },
    { kind: "coins", n: card.gold, sign: "+" },
    ...Object.entries(card.cubes).map(([kind, n]): Amount => ({ kind, n, sign: "+" })),
  ];
  return gains.filter(({ n }) => n > 0);
}

const EFFECTS: Record<string, [kind: string, sign: "+" | "−"]> = {
  gain_gold: ["coins", "+"],
  gain_metal: ["metal", "+"],
  gain_gold_per_mill_worker: ["coins", "+"],
  extra_craftsman_use: ["craftsman", "+"],
  pay_gold: ["coins", "−"],
  lose_vp: ["vp", "−"],
  one_builder_less_next_round: ["builders", "−"],
  lose_craftsman: ["craftsman", "−"],
};

export function eventAmounts(card: EventCard): Amount[] {
  if (card.effect === "resource_card_yield") {
    return ["wood", "stone", "sand"].map((kind) => ({
      kind,
      n: Math.abs(card.amount),
      sign: card.amount < 0 ? "−" : "+",
    }));
  }
  const effect = EFFECTS[card.effect];
  return effect ? [{ kind: effect[0], n: card.amount, sign: effect[1] }] : [];
}

export function cardInWords(id: string, amounts: Amount[], words: Words): string {
  const effect = amounts.map((amount) => amountInWords(amount, words)).join(", ");
  return `${words.name(id)}: ${effect ? `${effect}. ` : ""}${words.help(id) ?? ""}`;
}

const ROW_QUESTIONS: Record<string, string> = {
  build: "use",
  "remove-craftsman": "remove",
  "lose-craftsman": "lose",
};

/** The answer that clicking one of the viewer's craftsmen gives now. */
export function rowOption(offer: Offer, id: string): string {
  const verb = ROW_QUESTIONS[offer.question?.decision ?? ""];
  return verb ? `${verb}:${id}` : "";
}

export const asksForRow = (offer: Offer): boolean => (offer.question?.decision ?? "") in ROW_QUESTIONS;

const PRIVILEGE_USES: Record<string, [option: string, decision: string]> = {
  pr_remigius: ["remigius", "place-builder"],
  pr_thomas: ["use", "use-thomas"],
  pr_tax_exemption: ["use", "use-exemption"],
};

/** The answer that clicking a privilege gives. */
export const privilegeUse = (id: string): [option: string, decision: string] => PRIVILEGE_USES[id] ?? ["", "none"];

/** What applies to a player in this round or the next. */
export function notesOf(view: View, one: SeatView, words: Words): string[] {
  const isLast = view.round >= view.rounds;
  const next = (what: string): string => `${words.text("label-next-round")}: ${what}`;
  return [
    one.passed_cards && view.phase === "cards" ? words.text("label-passed") : "",
    one.is_protected ? words.text("label-protected") : "",
    one.is_exempt ? words.text("label-tax-free") : "",
    one.is_limited ? words.text("label-limited") : "",
    one.is_limited_next && !isLast ? next(words.text("label-limited")) : "",
    one.grey_workers_next && !isLast
      ? next(amountInWords({ kind: "workers", n: view.printed.castle_workers, sign: "+" }, words))
      : "",
    one.bought.length && view.phase === "market"
      ? `${words.text("label-bought")}: ${one.bought.map((kind) => words.name(kind)).join(", ")}`
      : "",
    one.trades_as_suggested && view.phase === "market" ? words.text("label-suggested") : "",
  ].filter(Boolean);
}
