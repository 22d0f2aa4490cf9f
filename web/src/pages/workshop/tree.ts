// The content of a component file: finding, changing and describing its values. Nothing here knows a game.

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Tree = Record<string, Value>;
export type Kind = "number" | "truth" | "choice" | "choices" | "numbers" | "effects" | "table";

const EFFECTS = new Set(["effects", "first", "second", "left", "right"]);
/** What a table may hold besides what it holds now. */
const TEMPLATES: Record<string, Record<string, Value>> = {
  cost: { cards: 0, pawns: 0 },
  permanent: { tie_break_bonus: 0, hand_limit: 0 },
  score: { count: "symbols", vp: 1, liveries: [] },
};

export const isTable = (value: Value | undefined): value is Record<string, Value> =>
  typeof value === "object" && !Array.isArray(value);
const inside = (value: Value | undefined, key: string): Value | undefined =>
  Array.isArray(value) ? value[Number(key)] : isTable(value) ? value[key] : undefined;

export const lastOf = (place: string): string => place.split(".").at(-1) ?? "";
export const before = (place: string): string => place.split(".").slice(0, -1).join(".");

export function at(tree: Tree, place: string): Value | undefined {
  return place.split(".").reduce<Value | undefined>(inside, tree);
}

/** The tree with another value at a place; undefined removes it. What does not change is shared. */
export function changed(tree: Tree, place: string, value: Value | undefined): Tree {
  const put = (holder: Value | undefined, [key = "", ...rest]: string[]): Value => {
    const next = rest.length ? put(inside(holder, key), rest) : value;
    if (Array.isArray(holder)) return holder.map((one, i) => (i === Number(key) && next !== undefined ? next : one));
    const others = Object.entries(isTable(holder) ? holder : {}).filter(
      ([other]) => next !== undefined || other !== key,
    );
    return Object.fromEntries(next === undefined ? others : [...others.filter(([k]) => k !== key), [key, next]]);
  };
  return put(tree, place.split(".")) as Tree;
}

export function kindOf(place: string, value: Value): Kind {
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "truth";
  if (typeof value === "string") return "choice";
  if (isTable(value)) return "table";
  if (EFFECTS.has(lastOf(place))) return "effects";
  return value.length && value.every((one) => typeof one === "number") ? "numbers" : "choices";
}

/** What a table holds and may hold, in a fixed order. */
export function filled(place: string, value: Record<string, Value>): Record<string, Value> {
  const template = TEMPLATES[lastOf(place)] ?? {};
  return { ...template, ...value };
}

/** A table without what says nothing. */
export function pruned(place: string, value: Record<string, Value>): Record<string, Value> {
  const said = lastOf(place) === "score" ? value : filled(place, value);
  return Object.fromEntries(
    Object.entries(said).filter(([, one]) => one !== 0 && !(Array.isArray(one) && one.length === 0)),
  );
}

/** All texts that stand at such places, with any number instead of each number. */
export function choicesAt(tree: Tree, place: string): string[] {
  let found: Value[] = [tree];
  for (const key of place.split(".")) {
    found = found.flatMap((value) => {
      const next = inside(value, key);
      if (!/^\d+$/.test(key)) return next === undefined ? [] : [next];
      return Array.isArray(value) ? value : isTable(value) ? Object.values(value) : [];
    });
  }
  return [...new Set(found.flat().filter((one) => typeof one === "string"))].sort();
}

/** Numbers that were typed with commas or spaces between them; null if something else was typed. */
export function numbersOf(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : null;
}
