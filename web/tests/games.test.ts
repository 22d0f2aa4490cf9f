// A game's folder is all that registers it. The tests in a browser open the drawing of every game.
import { expect, it } from "vitest";
import { loadDrawing } from "../src/games";
import { boxOf } from "../src/games/boxes";
import clauses from "../src/lib/clauses.json";

it.each(Object.keys(clauses))("%s has a box on the shelf", (game) => {
  expect(boxOf(game)).toMatchObject({ Art: expect.any(Function) });
});

it("knows no other games", () => {
  expect(loadDrawing("mancala")).toBeUndefined();
  expect(boxOf("mancala")).toBeUndefined();
});
