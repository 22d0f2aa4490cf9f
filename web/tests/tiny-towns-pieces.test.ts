// Outlines of squares run slightly inside their edges.
import { expect, test } from "vitest";
import { contour, corner, resourceOf, SQUARES } from "../src/games/tiny-towns/pieces";

test("squares are named like the cells of a sheet", () => {
  expect(SQUARES.slice(0, 5)).toEqual(["a1", "b1", "c1", "d1", "a2"]);
  expect(corner("c2")).toEqual([200, 100]);
});

test("a line around one square", () => {
  expect(contour(["a1"], 5)).toBe("M95 5L95 95L5 95L5 5Z");
});

test("a line around squares that form an L has six corners", () => {
  expect(contour(["a1", "a2", "b2"], 0)).toBe("M100 0L100 100L200 100L200 200L0 200L0 0Z");
});

test("squares that only touch by a corner have a line each", () => {
  const path = contour(["b1", "a2"], 5);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path).toContain("M195 5L195 95L105 95L105 5Z");
});

test("squares around a gap have a line inside and one outside", () => {
  const ring = SQUARES.filter((square) => /[abc][123]/.test(square) && square !== "b2");
  expect(contour(ring, 5).match(/M/g)).toHaveLength(2);
});

test("patterns are printed with letters", () => {
  expect([..."WHBGS."].map(resourceOf)).toEqual(["wood", "wheat", "brick", "glass", "stone", null]);
});
