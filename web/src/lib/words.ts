// Turns ids into sentences in the reader's language, from the Fluent files that the server uses, too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, GameInfo, ScoreLine } from "../wire";

export const LANGUAGES = ["en", "pl", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const sources = import.meta.glob<string>("../../../src/guildhall/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});

type Variables = Record<string, FluentVariable>;

/** What the words must know about a game to name its parts. */
export type GameNames = Pick<GameInfo, "name" | "events" | "things">;

/** A game whose components have other names than the shipped ones; `things` is JSON. */
export function withThings(game: GameInfo | null, things: string): GameInfo | null {
  if (!game || things === "{}") return game;
  return { ...game, things: { ...game.things, ...(JSON.parse(things) as GameInfo["things"]) } };
}

async function load(file: string, language: Language): Promise<FluentResource> {
  const source = sources[`../../../src/guildhall/words/${language}/${file}.ftl`];
  if (!source) throw new Error(`there are no words for ${file} in ${language}`);
  return new FluentResource(await source());
}

/** A game's own file, and files that extend its name, such as "guilds-of-london-effects". */
function filesOf(game: string, language: Language): string[] {
  const names = Object.keys(sources).flatMap((path) => path.split(`/${language}/`)[1]?.replace(/\.ftl$/, "") ?? []);
  return [game, ...names.filter((name) => name.startsWith(`${game}-`))];
}

/** Load the words of all screens, of a game if there is one, and of its course if they are asked for. */
export async function loadWords(language: Language, game: GameNames | null, lessons = false): Promise<Words> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = ["common", "web", ...(game ? filesOf(game.name, language) : [])];
  if (game && lessons) files.push(`lessons-${game.name}`);
  for (const resource of await Promise.all(files.map((file) => load(file, language)))) {
    bundle.addResource(resource);
  }
  return new Words(language, bundle, game);
}

export class Words {
  /** Player names by seat. */
  players: string[] = [];
  #forms = new Map<string, Record<string, string>>();
  #fixed = new Map<string, string>(); // messages without variables
  #options = new Map<string, string>();

  constructor(
    readonly language: Language,
    readonly bundle: FluentBundle,
    readonly game: GameNames | null,
  ) {}

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Any message by its id, or an attribute by both: "command-undo.help". */
  text(id: string, variables?: Variables): string {
    const [message = "", attribute] = id.split(".");
    return this.#say(message, attribute ?? null, variables);
  }

  title(): string {
    return this.#say("game-title", null);
  }

  pitch(): string {
    return this.#say("game-pitch", null);
  }

  /** Which of the printed values come from the box, and which are reconstructed. */
  provenance(): string {
    return this.#say("game-provenance", null);
  }

  phase(phase: string): string {
    return this.#say(`phase-${phase}`, null);
  }

  setting(name: string): string {
    return this.#say(`setting-${name}`, null);
  }

  settingHelp(name: string): string {
    return this.#say(`setting-${name}`, "help");
  }

  value(setting: string, value: string): string {
    return this.#say(`setting-${setting}`, value);
  }

  /** A component's name, or another form of it that the language has; the form "help" says what it does. */
  name(id: string, form = ""): string {
    return this.#name(id)[form] ?? this.#name(id)[""] ?? id;
  }

  help(id: string): string | null {
    return this.#name(id)["help"] ?? null;
  }

  /** A question with its facts. A fact that is a seat or the index of a thing also gets a variable with its name. */
  ask(decision: string, facts: Record<string, number>): string {
    const variables: Variables = { ...facts };
    if (facts["seat"] !== undefined) variables["seat_name"] = this.player(facts["seat"]);
    for (const [fact, value] of Object.entries(facts)) {
      const thing = this.game?.things[fact]?.[value];
      if (thing) this.#putName(variables, `${fact}_name`, thing);
    }
    return this.#say(`ask-${decision}`, null, variables);
  }

  /** An answer: the message's attribute of that key, with the arguments as $a, $b and so on. */
  option(decision: string, option: string): string {
    const known = this.#options.get(`${decision} ${option}`);
    if (known !== undefined) return known;
    const [key = "", ...args] = option.split(":");
    const variables: Variables = {};
    args.forEach((arg, i) => {
      const letter = String.fromCharCode(97 + i);
      if (/^-?\d+$/.test(arg)) variables[letter] = Number(arg);
      else this.#putName(variables, letter, arg);
    });
    const text = this.#say(decision, key, variables);
    this.#options.set(`${decision} ${option}`, text);
    return text;
  }

  event([name, args]: GameEvent): string {
    const declared = this.game?.events[name] ?? [];
    const variables: Variables = {};
    declared.forEach((declaration, i) => {
      const [variable = "", kind = variable] = declaration.split(":");
      const value = args[i] ?? 0;
      if (kind === "number") variables[variable] = value;
      else if (kind === "seat") variables[variable] = this.player(value);
      else this.#putName(variables, variable, this.game?.things[kind]?.[value] ?? String(value));
    });
    return this.#say(`event-${name}`, null, variables);
  }

  reason(id: string, facts: Variables = {}): string {
    return this.#say(`why-${id.toLowerCase().replaceAll(".", "-")}`, null, facts);
  }

  ledger(line: ScoreLine): string {
    const variables: Variables = { amount: line.amount };
    for (const [variable, value] of Object.entries(line.facts)) {
      if (typeof value === "string") this.#putName(variables, variable, value);
      else variables[variable] = value;
    }
    return this.#say(`ledger-${line.message}`, null, variables);
  }

  player(seat: number): string {
    if (seat < 0) return this.#say("seat-chance", null);
    return this.players[seat] || this.#say("seat-name", null, { number: seat + 1 });
  }

  #putName(variables: Variables, variable: string, id: string): void {
    for (const [form, words] of Object.entries(this.#name(id))) {
      variables[form ? `${variable}_${form}` : variable] = words;
    }
  }

  /** All forms of a component's name. Names that differ only by a number share a message: "chapel#32". */
  #name(id: string): Record<string, string> {
    const known = this.#forms.get(id);
    if (known) return known;
    const [kind = "", number] = /^\d+$/.test(id) ? ["", id] : id.split("#");
    const message = this.bundle.getMessage(
      number === undefined
        ? `name-${kind.replaceAll("_", "-")}`
        : kind
          ? `name-${kind.replaceAll("_", "-")}-number`
          : "name-number",
    );
    const variables: Variables = number === undefined ? {} : { n: Number(number) };
    const forms: Record<string, string> = {};
    if (message?.value) forms[""] = this.bundle.formatPattern(message.value, variables);
    else {
      console.error(`no name for ${id} in ${this.language}`);
      forms[""] = id;
    }
    for (const [form, pattern] of Object.entries(message?.attributes ?? {})) {
      forms[form] = this.bundle.formatPattern(pattern, variables);
    }
    this.#forms.set(id, forms);
    return forms;
  }

  #say(id: string, attribute: string | null, variables?: Variables): string {
    if (variables) return this.#format(id, attribute, variables);
    const key = attribute ? `${id}.${attribute}` : id;
    const known = this.#fixed.get(key);
    if (known !== undefined) return known;
    const text = this.#format(id, attribute, {});
    this.#fixed.set(key, text);
    return text;
  }

  #format(id: string, attribute: string | null, variables: Variables): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.error(`no words for ${id}${attribute ? `.${attribute}` : ""} in ${this.language}`);
      return attribute ?? id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, variables, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return text;
  }
}
