import { expect, test } from "vitest";
import { rowsOf } from "../src/table/image";

test("a long picture has a row of its own, and others stand side by side", () => {
  const [square, other, long] = rowsOf([1, 1, 4], 818);
  expect(square).toEqual({ x: 0, y: 0, width: 400, height: 400 });
  expect(other).toEqual({ x: 418, y: 0, width: 400, height: 400 });
  expect(long).toEqual({ x: 0, y: 418, width: 818, height: 204.5 });
});

test("a single picture is as wide as the page, but no higher than it may be", () => {
  expect(rowsOf([1.6], 800)).toEqual([{ x: 0, y: 0, width: 800, height: 500 }]);
  expect(rowsOf([1], 800)).toEqual([{ x: 0, y: 0, width: 560, height: 560 }]);
});
