// The rules, clause by clause, from the pages whose clauses the engine's tests are named after.
import type { Language, Words } from "./words";

export interface Clause {
  id: string;
  chapter: string;
  text: string;
}

const pages = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

/** Load the rules in a language, or in English if there is no translation. Component ids are replaced by names. */
export async function loadRules(game: string, language: Language, words?: Words): Promise<Clause[]> {
  const own = pages[`../../../docs/rules/${language}/${game}.md`];
  const page = own ?? pages[`../../../docs/rules/${game}.md`];
  if (!page) throw new Error(`there are no rules of ${game}`);
  return parse(await page(), words ? (id) => nameOf(words, id) : undefined);
}

/** The name of a component by its id: a name, the label of a setting or an icon, or a place with its number. */
function nameOf(words: Words, id: string): string | null {
  const message = id.replaceAll("_", "-");
  if (words.has(`name-${message}`)) return words.name(id);
  for (const kind of ["label", "setting"]) if (words.has(`${kind}-${message}`)) return words.text(`${kind}-${message}`);
  const [, place, number] = /^(\w+)_(\d+)$/.exec(id) ?? [];
  return place && words.has(`name-${place.replaceAll("_", "-")}`) ? `${words.name(place)} ${number}` : null;
}

const ID = "[A-Z]+-[A-Z0-9](?:[A-Z0-9.-]*[A-Z0-9])?";

type Names = (id: string) => string | null;

/**
 * Clauses are bullets `- **OLB-6.8** text` with everything indented below them, and rows `| OLB-R1 | ... |`, under `## `
 * headings. All markup is removed except the bars of tables inside a clause, which `blocks` reads.
 */
export function parse(text: string, names: Names = () => null): Clause[] {
  const clauses: Clause[] = [];
  let chapter = "";
  let current: Clause | null = null;
  const plain = (marked: string) => unmarked(marked, names);
  for (const line of text.split("\n")) {
    const heading = /^## (.*)/.exec(line);
    const bullet = new RegExp(`^ *- \\*\\*(${ID})\\*\\*[.:]? *(.*)`).exec(line);
    const row = new RegExp(`^\\| *\\**(${ID})\\** *\\|(.*)\\|`).exec(line);
    if (heading) {
      chapter = plain((heading[1] ?? "").trim());
      current = null;
    } else if (bullet) {
      current = { id: bullet[1] ?? "", chapter, text: plain(bullet[2] ?? "") };
      clauses.push(current);
    } else if (row) {
      current = null;
      const id = row[1] ?? "";
      const cells = (row[2] ?? "").split("|").map((cell) => plain(cell.trim()));
      if (!clauses.some((one) => one.id === id)) clauses.push({ id, chapter, text: cells.filter(Boolean).join("\n") });
    } else if (current && /^ {2}/.test(line)) {
      current.text += `\n${plain(line.trim()).replace(/^- /, "• ")}`;
    } else if (line.trim()) {
      current = null;
    }
  }
  return clauses;
}

/** A line without markup. `ids` become names, but not where the name already stands beside the id. */
function unmarked(text: string, names: Names): string {
  return text
    .replace(/`([^`]+)`/g, (_, id: string) => {
      const name = /^[a-z][\w-]*$/.test(id) ? names(id) : null;
      return name === null ? id : `<${name}>`;
    })
    .replace(/<([^>]*)>(?: \(?[«„"“]?\1[»”"]?\)?)?/gi, "$1")
    .replaceAll("**", "")
    .replace(/\*([^*]+)\*/g, "$1");
}

export type Block = { lines: string } | { head: string[]; rows: string[][] };

/** A clause's text, split into paragraphs and tables. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n")) {
    const cells = line.startsWith("|")
      ? line
          .slice(1, line.lastIndexOf("|"))
          .split("|")
          .map((cell) => cell.trim())
      : null;
    const last = found.at(-1);
    if (cells?.every((cell) => /^:?-+:?$/.test(cell))) continue;
    if (!cells) {
      if (last && "lines" in last) last.lines += `\n${line}`;
      else found.push({ lines: line });
    } else if (last && "rows" in last) last.rows.push(cells);
    else found.push({ head: cells, rows: [] });
  }
  return found;
}

/** The clauses that contain every word of a search, ignoring accents and case. */
export function found(clauses: Clause[], search: string): Clause[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  if (!wanted.length) return clauses;
  return clauses.filter((one) => {
    const text = fold(`${one.id} ${one.chapter} ${one.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** A text without case, accents and curly apostrophes: "Łódź" and "lodz" are the same. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("’", "'");
}

/** A text, split into the ids of clauses that it mentions and what lies between them. */
export function parts(text: string): string[] {
  return text.split(new RegExp(`(${ID})`)).filter((part) => part !== "");
}
