// The rules, clause by clause, from the same pages the engine's tests are named after.
import type { Language } from "./words";

export interface Clause {
  id: string;
  chapter: string;
  text: string;
}

const pages = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

/** In that language, or in English where nobody has written it yet. */
export async function loadRules(game: string, language: Language): Promise<Clause[]> {
  const own = pages[`../../../docs/rules/${language}/${game}.md`];
  const page = own ?? pages[`../../../docs/rules/${game}.md`];
  if (!page) throw new Error(`there are no rules of ${game}`);
  return parse(await page());
}

const ID = "[A-Z]+-[A-Z0-9](?:[A-Z0-9.-]*[A-Z0-9])?";

/** Bullets `- **OLB-6.8** text`, with what is indented below them, and rows `| OLB-R1 | ... |`, under `## ` headings. */
export function parse(text: string): Clause[] {
  const clauses: Clause[] = [];
  let chapter = "";
  let current: Clause | null = null;
  for (const line of text.split("\n")) {
    const heading = /^## (.*)/.exec(line);
    const bullet = new RegExp(`^ *- \\*\\*(${ID})\\*\\*[.:]? *(.*)`).exec(line);
    const row = new RegExp(`^\\| *\\**(${ID})\\** *\\|(.*)\\|`).exec(line);
    if (heading) {
      chapter = (heading[1] ?? "").trim();
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
      current.text += `\n${plain(line.trim())}`;
    } else if (line.trim()) {
      current = null;
    }
  }
  return clauses;
}

function plain(text: string): string {
  return text.replaceAll("**", "").replaceAll("`", "");
}

/** Clauses in which all words of a search occur, whatever their accents and case. */
export function found(clauses: Clause[], search: string): Clause[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  if (!wanted.length) return clauses;
  return clauses.filter((one) => {
    const text = fold(`${one.id} ${one.chapter} ${one.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** A text without case and accents: "Łódź" and "lodz" are the same. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase().replaceAll("ł", "l");
}

/** A text, cut into what lies between the clauses it names, and their ids. */
export function parts(text: string): string[] {
  return text.split(new RegExp(`(${ID})`)).filter((part) => part !== "");
}
