// The effects printed on cards, tiles and tokens, as sentences and as icons. Sentences are composed from the phrases of
// guilds-of-london-effects.ftl, as on the server; a test compares the two.
import type { Words } from "../../lib/words";
import type {
  GuildsOfLondonCard as Card,
  GuildsOfLondonMayoral as Mayoral,
  GuildsOfLondonPart as Part,
  GuildsOfLondonSide as Side,
  GuildsOfLondonTile as Tile,
} from "../../wire";
import { GLYPHS } from "./icons";

// Sentences

/** An effect as a sentence; empty for no effect. */
export function effect(words: Words, parts: Part[]): string {
  return sentence(
    joined(
      words,
      parts.map((part) => said(words, part)),
    ),
  );
}

/** What an action card costs and does. */
export function card(words: Words, it: Card): string {
  const does = joined(
    words,
    it.effects.map((part) => said(words, part)),
  );
  const costs: string[] = [];
  if (it.cards) costs.push(words.text("cost-cards", { n: it.cards }));
  if (it.pawns) costs.push(words.text("cost-pawns", { n: it.pawns }));
  return sentence(costs.length ? words.text("cost", { cost: joined(words, costs), part: does }) : does);
}

/** What a tile requires, and the rewards of first and second place. */
export function tile(words: Words, it: Tile): string {
  const first = it.vp ? [words.text("verb-vp", { n: it.vp })] : [];
  first.push(...it.first.map((part) => said(words, part)));
  const all = [words.text("requires", { n: it.requires }), words.text("first-place", { part: joined(words, first) })];
  if (it.second.length) {
    const second = joined(
      words,
      it.second.map((part) => said(words, part)),
    );
    all.push(words.text("second-place", { part: second }));
  }
  if (it.tie_bonus) all.push(words.text("tie-bonus", { n: it.tie_bonus }));
  if (it.hand_limit) all.push(words.text("hand-limit", { n: it.hand_limit }));
  return all.map(sentence).join(" ");
}

/** The rewards of a side of the Plantation, and how many pawns return. */
export function plantation(words: Words, side: Side): string {
  const reward = (parts: Part[]) =>
    joined(
      words,
      parts.map((part) => said(words, part)),
    );
  return [
    words.text("left-reward", { part: reward(side.left) }),
    words.text("right-reward", { part: reward(side.right) }),
    words.text("pawns-returned", { n: side.returns }),
  ]
    .map(sentence)
    .join(" ");
}

/** What a mayoral card scores at the end. */
export function mayoral(words: Words, it: Mayoral): string {
  const [symbol, other] = it.symbols.map((one) => words.text(`symbol-${one}`));
  if (it.count !== "symbols") return sentence(words.text(`scores-${it.count}`, { n: it.vp }));
  if (other === undefined) return sentence(words.text("scores-symbols", { n: it.vp, symbol: symbol ?? "" }));
  return sentence(words.text("scores-symbol-pairs", { n: it.vp, symbol: symbol ?? "", other }));
}

/** One part, without capital or full stop. */
function said(words: Words, part: Part): string {
  let text = words.text(part.verb === "move" ? `verb-move-${part.to ? "livery" : "any"}` : `verb-${part.verb}`, {
    n: part.n,
  });
  if (part.per) {
    text = words.text("per-masters", { part: text, symbol: words.text(`symbol-${part.per}`), max: part.max });
  }
  if (part.if_done) text = words.text(`if-${part.if_done}`, { part: text });
  if (part.when === "now") return text;
  const conditional = part.when === "end-of-turn" && part.if_done !== null;
  return words.text(part.when + (conditional ? "-if" : ""), { part: text });
}

function joined(words: Words, parts: string[]): string {
  return parts.length ? parts.reduce((first, next) => words.text("then", { first, next })) : "";
}

function sentence(text: string): string {
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : "";
}

/** An effect in as few words as possible, where there is no room for a sentence. */
export function brief(words: Words, parts: Part[]): string {
  const one = ({ verb, n }: Part) =>
    verb === "vp" ? `${n} ${words.text("label-vp")}` : `${words.text(GLYPHS[verb]?.label ?? verb)} ${n}`;
  return parts.map(one).join(", ");
}

// Icons

/** GOL-7.15  An effect as icons, from left to right: timing, condition, number and verb, multiplier. */
export function icons(parts: Part[]): string[] {
  return parts.flatMap((part) => {
    const found: string[] = [];
    if (part.when === "end-of-turn") found.push("end-of-turn");
    if (part.when.startsWith("each-")) found.push("each-time", part.when.slice("each-".length));
    if (part.if_done) found.push("if-done", part.if_done);
    found.push(String(part.n), part.verb === "vp" ? "victory-points" : part.verb);
    found.push(...(part.to ?? []));
    if (part.per) found.push("per-master", part.per, `max-${part.max}`);
    return found;
  });
}

/** A card's cost as icons. */
export function costIcons(it: Card): string[] {
  const found: string[] = [];
  if (it.cards) found.push(String(it.cards), "card");
  if (it.pawns) found.push(String(it.pawns), "pawn");
  return found;
}
