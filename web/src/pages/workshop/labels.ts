// What values and their choices are called. A game's own words come first.
import type { Words } from "../../lib/words";
import { at, isTable, type Tree } from "./tree";

const hyphened = (key: string): string => key.replaceAll("_", "-");

/** A name of the game; the id where there is none. */
function nameOf(words: Words, id: string): string {
  const known = [id, `step-${id}`].find((one) => words.has(`name-${one}`));
  return known === undefined ? id : words.name(known);
}

export function labelOf(words: Words, key: string): string {
  const id = `workshop-${hyphened(key)}`;
  return words.has(id) ? words.text(id) : nameOf(words, hyphened(key));
}

/** A text that may be chosen. Liveries are called by their symbols. */
export function choiceOf(words: Words, tree: Tree, text: string): string {
  const id = hyphened(text);
  if (words.has(`workshop-${id}`)) return words.text(`workshop-${id}`);
  if (words.has(`scores-${id}`)) return words.text(`scores-${id}`, { n: "…", symbol: "…", other: "…" });
  const liveries = tree["livery"];
  const livery = Array.isArray(liveries) ? liveries.find((one) => isTable(one) && one["id"] === text) : undefined;
  return nameOf(words, isTable(livery) ? String(livery["symbol"]) : id);
}

/** What the entry of a list or a table is called. */
export function titleOf(words: Words, tree: Tree, entry: string): string {
  const value = at(tree, entry);
  const last = entry.split(".").at(-1) ?? "";
  if (!isTable(value)) return labelOf(words, last);
  const { id, rank, type, number, shields, index, space } = value;
  if (typeof rank === "number") return words.name(`guild-${rank}`);
  if (typeof type === "string" && typeof id === "string") {
    const what = number ?? (Array.isArray(shields) ? choiceOf(words, tree, String(shields[0])) : "");
    return `${words.name(type)} ${String(what)}`;
  }
  if (typeof id === "string") {
    const name = nameOf(words, hyphened(id));
    return name === hyphened(id) ? `${labelOf(words, "tile")} ${Number(last) + 1}` : name;
  }
  if (typeof index === "number") return `${labelOf(words, "position")} ${index + 1}`;
  if (typeof space === "number") return `£${String(value["value"])}`;
  return /^\d+$/.test(last) ? words.text("count-players", { count: Number(last) }) : labelOf(words, last);
}
