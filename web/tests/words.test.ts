import { describe, expect, it } from "vitest";
import { parse } from "../src/lib/rules";
import { LANGUAGES, loadWords, type GameNames } from "../src/lib/words";

const GAME: GameNames = {
  name: "old-london-bridge",
  events: { builds: ["seat", "tile", "slot:number"], receives: ["seat", "amount:number", "source"] },
  things: { tile: ["-", "guild#1", "shop#2"], source: ["source-start"] },
};

describe("words", () => {
  it("says events with names, numbers and forms", async () => {
    const words = await loadWords("en", GAME);
    words.players = ["Ada"];
    expect(words.event(["builds", [0, 2, 3]])).toBe("Ada builds shop 2 in slot 3.");
    expect(words.player(1)).toBe("Player 2");
  });

  it("declines as the Polish do", async () => {
    const words = await loadWords("pl", GAME);
    words.players = ["Ada"];
    expect(words.event(["builds", [0, 1, 3]])).toBe("Ada stawia gildię nr 1 na miejscu 3.");
    expect(words.text("days", { count: 5 })).toBe("5 dni");
  });

  it("names the things that questions are about", async () => {
    const guilds: GameNames = { name: "guilds-of-london", events: {}, things: { tile: ["guild-8"] } };
    const words = await loadWords("en", guilds);
    expect(words.ask("negotiate", { n: 2, plantation: 0, tile: 0 })).toContain("on Cappers for neutrals?");
  });

  it("names options by their arguments and reasons by their clause", async () => {
    const words = await loadWords("en", GAME);
    expect(words.option("replace", "slot:7")).toBe("Replace the building in slot 7");
    expect(words.reason("OLB-6.8")).toContain("X");
    expect(words.help("share-space")).toBeTruthy();
  });

  it("has the same messages for screens in every language", async () => {
    const ids = await Promise.all(
      LANGUAGES.map(async (language) => [...(await loadWords(language, null)).bundle._messages.keys()].sort()),
    );
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
  });
});

describe("rules", () => {
  it("are taken apart into clauses", () => {
    const page =
      "# Game\n\n## 6. Choosing\n\n- **OLB-6.8** The X is closed.\n  Only a tile opens it.\n- **OLB-6.9** One figure.\n\nProse.\n";
    expect(parse(page)).toEqual([
      { id: "OLB-6.8", chapter: "6. Choosing", text: "The X is closed.\nOnly a tile opens it." },
      { id: "OLB-6.9", chapter: "6. Choosing", text: "One figure." },
    ]);
  });
});
