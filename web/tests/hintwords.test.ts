import { describe, expect, it } from "vitest";
import { loadWords, type GameNames } from "../src/lib/words";
import { gapText } from "../src/table/hintwords";

const GAME: GameNames = { name: "tiny-towns", events: {}, things: {} };

describe("what matters", () => {
  it.each([
    ["en", "less", "more"],
    ["pl", "mniej", "więcej"],
    ["it", "in meno", "in più"],
  ] as const)("says what others lose as less, and what they get as more (%s)", async (language, less, more) => {
    const words = await loadWords(language, GAME);
    for (const isBest of [false, true]) {
      expect(gapText(words, { term: "others", points: 1.3 }, isBest)).toContain(less);
      const gets = gapText(words, { term: "others", points: -2 }, isBest);
      expect(gets).toContain(more);
      expect(gets).toContain("2");
    }
  });

  it("says of everything else how much better it is", async () => {
    const words = await loadWords("en", GAME);
    expect(gapText(words, { term: "scored", points: 1 }, false)).toBe(
      "Points that you score: good answers are 1 point better.",
    );
    expect(gapText(words, { term: "scored", points: -2 }, true)).toBe(
      "Points that you score: 2 points worse, which is worth it.",
    );
  });
});
