import { describe, expect, it } from "vitest";
import { loadRules } from "../src/lib/rules";
import { LANGUAGES } from "../src/lib/words";

const GAMES = ["guilds-of-london", "old-london-bridge", "pillars-of-the-earth", "tiny-towns"];

describe("rules", () => {
  it("has the same clauses in every language, none of them empty", async () => {
    for (const game of GAMES) {
      const english = await loadRules(game, "en");
      for (const language of LANGUAGES) {
        const clauses = await loadRules(game, language);
        expect(clauses.map((one) => one.id)).toEqual(english.map((one) => one.id));
        expect(clauses.filter((one) => !one.text || !one.chapter)).toEqual([]);
        if (language !== "en") expect(clauses[0]?.chapter).not.toBe(english[0]?.chapter);
      }
    }
  });

  it("speaks the reader's language", async () => {
    const clauses = await loadRules("old-london-bridge", "pl");
    const clause = clauses.find((one) => one.id === "OLB-6.8");
    expect(clause?.chapter).toBe("6. Faza 3, krok a: wybór budynku");
    expect(clause?.text).toBe("Pola X nie można zająć bez płytki use_x.");
  });
});
