import { expect, test } from "vitest";
import { letters, shortened, visible } from "../src/lib/names";

test("a name loses what cannot be seen, and keeps what joins emoji", () => {
  expect(visible("A\u202ed\u200ba\u2066")).toBe("Ada");
  expect(visible("Zoë Łódź")).toBe("Zoë Łódź");
  expect(visible("\u{1f469}\u200d\u{1f680}")).toBe("\u{1f469}\u200d\u{1f680}");
});

// The server counts the same: tests/server/test_letters.py.
test.each([
  ["Zoë", 3],
  ["Zo\u0301e", 3],
  ["\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u{1f3fd}", 1],
  ["\u{1f1ee}\u{1f1f9}\u{1f1f5}\u{1f1f1}", 2],
  ["\u1112\u1161\u11ab\uae00", 2],
  ["\u0915\u094d\u0937\u092f", 2],
  ["1\ufe0f\u20e3", 1],
])("people see the letters of %s as %i", (text, count) => {
  expect(letters(text)).toHaveLength(count);
  expect(letters(text).join("")).toBe(text);
});

test("a text is cut between letters", () => {
  expect(shortened("Ada", 3)).toBe("Ada");
  expect(shortened("Zo\u0301e", 2)).toBe("Zo\u0301");
  expect(shortened("\u{1f44b}\u{1f3fd}".repeat(41), 40)).toBe("\u{1f44b}\u{1f3fd}".repeat(40));
});
