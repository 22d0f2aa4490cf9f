import { describe, expect, it } from "vitest";
import { parse } from "../src/lib/rules";
import { LANGUAGES } from "../src/lib/words";

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
});
