import { describe, expect, it } from "vitest";
import { blocks, found, loadRules, parse, parts } from "../src/lib/rules";
import { LANGUAGES, loadWords } from "../src/lib/words";

const pages = import.meta.glob<string>("../../docs/rules/**/*.md", { query: "?raw", import: "default", eager: true });
const english = Object.entries(pages).filter(([file]) => /rules\/[^/]+$/.test(file));

describe("rules in other languages", () => {
  it("are there for every game", () => {
    expect(english.length).toBeGreaterThan(0);
    expect(Object.keys(pages).length).toBe(english.length * LANGUAGES.length);
  });

  it("have the same clauses in the same order, none of them empty", () => {
    for (const [file, page] of english) {
      const ids = parse(page).map((one) => one.id);
      for (const language of LANGUAGES.filter((one) => one !== "en")) {
        const clauses = parse(pages[file.replace("/rules/", `/rules/${language}/`)] ?? "");
        expect(clauses.map((one) => one.id)).toEqual(ids);
        expect(clauses.filter((one) => !one.text || !one.chapter)).toEqual([]);
      }
    }
  });

  it("speaks the reader's language", async () => {
    const clauses = await loadRules("old-london-bridge", "pl");
    const clause = clauses.find((one) => one.id === "OLB-6.8");
    expect(clause?.chapter).toBe("6. Faza 3, krok a: wybór budynku");
    expect(clause?.text).toBe("Pola X nie można zająć bez płytki use_x.");
  });

  it("shows nothing of the marks and ids that the pages are written with", async () => {
    for (const [file] of english) {
      const game = /([\w-]+)\.md$/.exec(file)?.[1] ?? "";
      for (const language of LANGUAGES) {
        const words = await loadWords(language, { name: game, events: {}, things: {} });
        const clauses = await loadRules(game, language, words);
        const shown = clauses.flatMap((one) => [
          one.chapter,
          ...blocks(one.text).flatMap((block) =>
            "lines" in block ? [block.lines] : [...block.head, ...block.rows.flat()],
          ),
        ]);
        expect(
          shown
            .filter((text) => /[*|`#]|\]\(|--|[a-z\d]_[a-z\d]/.test(text))
            .map((text) => `${language} ${game}: ${text}`),
        ).toEqual([]);
      }
    }
  });

  it("calls components by their names, once", async () => {
    const words = await loadWords("pl", { name: "pillars-of-the-earth", events: {}, things: {} });
    const clauses = await loadRules("pillars-of-the-earth", "pl", words);
    const table = blocks(clauses.find((one) => one.id === "POE-8.1")?.text ?? "").find((block) => "rows" in block);
    expect(table && "rows" in table && table.rows[0]?.[1]).toBe("Pomocnik Murarza");
  });

  it("is found by words in any order, whatever their accents and case", () => {
    const clauses = parse("## 1. Łódź\n- **TT-1.1** Wieża stoi.\n- **TT-1.2** È la torre.");
    expect(found(clauses, "wieza STOI").map((one) => one.id)).toEqual(["TT-1.1"]);
    expect(found(clauses, "lodz").map((one) => one.id)).toEqual(["TT-1.1", "TT-1.2"]);
    expect(found(clauses, "torre e la").map((one) => one.id)).toEqual(["TT-1.2"]);
    expect(found(clauses, "tt-1.1").map((one) => one.id)).toEqual(["TT-1.1"]);
    expect(found(parse("## 1. A\n- **TT-1.3** L’edificio."), "l'edificio").map((one) => one.id)).toEqual(["TT-1.3"]);
    expect(found(clauses, "castle")).toEqual([]);
    expect(found(clauses, " ")).toEqual(clauses);
  });

  it("has rulings from tables, and knows which clauses a text names", () => {
    const clauses = parse("## Rulings\n\n| Id | Question |\n|---|---|\n| E-1 | Why? | So. |");
    expect(clauses).toEqual([{ id: "E-1", chapter: "Rulings", text: "Why?\nSo." }]);
    expect(parts("See OLB-6.8, or E-1.")).toEqual(["See ", "OLB-6.8", ", or ", "E-1", "."]);
  });
});
