// A component set being edited. Every change is checked by the server; nothing is kept before it holds.
import { api } from "../../lib/api";
import type { GameView } from "../../lib/views";
import type * as wire from "../../wire";
import { at, before, changed, isTable, lastOf, type Tree, type Value } from "./tree";

const PAUSE = 350; // milliseconds after the last change
const STACKS = "bonus_tiles.one_copy_of_each_action_per_stack";

export class Draft {
  tree: Tree | null = $state.raw(null);
  shipped: Tree = $state.raw({});
  /** Of a game that has just begun with the last content that held. */
  view: GameView | null = $state.raw(null);
  places: string[] = $state.raw([]);
  sets: wire.ComponentSetLine[] = $state.raw([]);
  changes: wire.ComponentChange[] = $state.raw([]);
  problem: string | null = $state(null);
  checking = $state(false);
  id: string | null = $state(null);
  name = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly game: string,
    readonly onfail: (refused: unknown) => void,
  ) {}

  get groups(): string[] {
    return [...new Set(this.places.map((place) => place.split(".")[0] ?? ""))];
  }

  /** The entries of a group, each with the places that can be corrected there. */
  entries(group: string): [entry: string, places: string[]][] {
    const found = new Map<string, string[]>();
    for (const place of this.places) {
      if (!place.startsWith(`${group}.`)) continue;
      // The first of a card's liveries is its colour.
      if (group === "action_card" && lastOf(place) === "colour") continue;
      found.set(before(place), [...(found.get(before(place)) ?? []), place]);
    }
    return [...found];
  }

  /** Show one of the caller's sets, or the shipped values. */
  async open(id: string | null): Promise<void> {
    try {
      const [known, sets] = await Promise.all([api.reconstructed(this.game), api.componentSets()]);
      this.sets = sets.filter((set) => set.game === this.game);
      this.shipped = JSON.parse(known.content) as Tree;
      this.places = known.places;
      this.view = known.view as GameView;
      const set = id === null ? null : await api.componentSet(id);
      this.id = set?.line.id ?? null;
      this.name = set?.line.name ?? "";
      this.tree = set ? (JSON.parse(set.content) as Tree) : this.shipped;
      this.changes = [];
      this.problem = null;
      if (set) await this.check();
    } catch (refused) {
      this.onfail(refused);
    }
  }

  put(place: string, value: Value): void {
    if (!this.tree) return;
    let tree = changed(this.tree, place, value);
    if (place.startsWith("action_card.") && lastOf(place) === "liveries" && Array.isArray(value) && value.length)
      tree = changed(tree, `${before(place)}.colour`, value[0]);
    if (place === STACKS) tree = changed(tree, "bonus_tiles.contents", value === false ? this.#stacks() : undefined);
    this.tree = tree;
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check().catch(this.onfail), PAUSE);
  }

  /** One tile of each action in each stack. */
  #stacks(): Value {
    const actions = at(this.shipped, "bonus_tiles.actions");
    const names = Array.isArray(actions) ? actions.map((one) => (isTable(one) ? String(one["id"]) : "")) : [];
    return [0, 1, 2].map(() => Object.fromEntries(names.map((name) => [name, 1])));
  }

  async check(): Promise<void> {
    const asked = ++this.#asked;
    this.checking = true;
    const found = await api.checkComponents(this.game, { content: JSON.stringify(this.tree) });
    if (asked === this.#asked) this.#learn(found);
  }

  #learn(found: wire.CheckedComponents): void {
    this.checking = false;
    this.problem = found.problem;
    if (found.content === null) return;
    this.changes = found.changes;
    this.view = found.view as GameView;
  }

  /** Take what a component file says; one that does not hold changes nothing but says why. */
  async take(toml: string): Promise<void> {
    const found = await api.checkComponents(this.game, { toml });
    this.#learn(found);
    if (found.content !== null) this.tree = JSON.parse(found.content) as Tree;
  }

  async save(): Promise<void> {
    const draft = { content: JSON.stringify(this.tree) };
    const line =
      this.id === null
        ? await api.addComponents(this.game, { name: this.name, draft })
        : await api.changeComponents(this.id, { name: this.name, draft });
    this.id = line.id;
    this.name = line.name;
    this.sets = [line, ...this.sets.filter((set) => set.id !== line.id)];
  }

  async end(id: string): Promise<void> {
    await api.endComponents(id);
    this.sets = this.sets.filter((set) => set.id !== id);
    if (this.id === id) this.id = null;
  }
}
