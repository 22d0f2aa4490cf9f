import { describe, expect, test } from "vitest";
import { changed, choicesAt, kindOf, numbersOf, pruned, type Tree } from "../src/pages/workshop/tree";

const TREE: Tree = {
  tiles: [
    { id: "a", shields: ["blue"], number: 1 },
    { id: "b", shields: ["red", "grey"] },
  ],
  by: { "2": { steps: ["A"] }, "3": { steps: ["B"] } },
  payment: [0, 1],
};

describe("the content of a component file", () => {
  test("choices are what stands at such places anywhere", () => {
    expect(choicesAt(TREE, "tiles.0.shields")).toEqual(["blue", "grey", "red"]);
    expect(choicesAt(TREE, "by.2.steps")).toEqual(["A", "B"]);
  });
  test("a change copies what it touches and nothing else", () => {
    const next = changed(TREE, "tiles.1.number", 7);
    expect((next["tiles"] as Tree[])[1]).toEqual({ id: "b", shields: ["red", "grey"], number: 7 });
    expect((next["tiles"] as Tree[])[0]).toBe((TREE["tiles"] as Tree[])[0]);
    expect(TREE["tiles"]).toHaveLength(2);
    expect(changed(TREE, "payment", undefined)).not.toHaveProperty("payment");
  });
  test("kinds follow from values and places", () => {
    expect(kindOf("payment", [0, 1])).toBe("numbers");
    expect(kindOf("tile.0.first", [])).toBe("effects");
    expect(kindOf("tiles.0.shields", ["blue"])).toBe("choices");
  });
  test("typed numbers are numbers or nothing", () => {
    expect(numbersOf("0, 1 3")).toEqual([0, 1, 3]);
    expect(numbersOf("0, x")).toBeNull();
    expect(numbersOf("-1")).toBeNull();
  });
  test("what a table does not say is left out", () => {
    expect(pruned("card.0.cost", { cards: 0, pawns: 2 })).toEqual({ pawns: 2 });
  });
});
