import { expect, test } from "vitest";
import { visible } from "../src/lib/names";

test("a name loses what cannot be seen, and keeps what joins emoji", () => {
  expect(visible("A\u202ed\u200ba\u2066")).toBe("Ada");
  expect(visible("Zoë Łódź")).toBe("Zoë Łódź");
  expect(visible("\u{1f469}\u200d\u{1f680}")).toBe("\u{1f469}\u200d\u{1f680}");
});
