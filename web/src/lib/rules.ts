// The rules, clause by clause, from the same pages the engine's tests are named after.
import type { Language } from "./words";

export interface Clause {
  id: string;
  chapter: string;
  text: string;
}

const pages = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

export async function loadRules(game: string, language: Language): Promise<Clause[]> {
  const own = pages[`../../../docs/rules/${language}/${game}.md`];
  const page = own ?? pages[`../../../docs/rules/${game}.md`];
  if (!page) throw new Error(`there are no rules of ${game}`);
  return parse(await page());
}

/** Bullets `- **OLB-6.8** text`, with what is indented below them, under `## ` headings. */
export function parse(text: string): Clause[] {
  const clauses: Clause[] = [];
  let chapter = "";
  let current: Clause | null = null;
  for (const line of text.split("\n")) {
    const heading = /^## (.*)/.exec(line);
    const bullet = /^ *- \*\*([A-Z]+-[A-Z0-9][A-Z0-9.-]*)\*\*[.:]? *(.*)/.exec(line);
    if (heading) {
      chapter = (heading[1] ?? "").trim();
      current = null;
    } else if (bullet) {
      current = { id: bullet[1] ?? "", chapter, text: plain(bullet[2] ?? "") };
      clauses.push(current);
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
