import { expect, it } from "vitest";
import { tipOf } from "../src/table/tips";

it("a tip says what is known beside the label", () => {
  expect(tipOf("Buy 2 stone", "8 gold")).toBe("Buy 2 stone: 8 gold");
  expect(tipOf("Buy 2 stone", null)).toBe("Buy 2 stone");
});

it("a tip does not repeat itself", () => {
  expect(tipOf("Bishop's seat", "Bishop's seat")).toBe("Bishop's seat");
  expect(tipOf("bishop's seat", "Bishop's seat: you are safe from the event")).toBe(
    "Bishop's seat: you are safe from the event",
  );
  expect(tipOf("Quarry (12 workers)", "Quarry")).toBe("Quarry (12 workers)");
});

it("a word that only begins alike is not the same", () => {
  expect(tipOf("Wood", "Woodworker")).toBe("Wood: Woodworker");
});
