import { expect, test } from "vitest";
import { settingsFor, variantFor } from "../src/lib/settings";

const SETTINGS = [
  { name: "mode", values: ["standard", "town-hall"] },
  { name: "novice-1", values: ["off", "on"] },
  { name: "novice-2", values: ["off", "on"] },
  { name: "novice-3", values: ["off", "on"] },
  { name: "first", values: ["random", "seat-1", "seat-2", "seat-3"] },
];

test("a table for two has no settings for a third", () => {
  expect(settingsFor(SETTINGS, 2)).toEqual([
    { name: "mode", values: ["standard", "town-hall"] },
    { name: "novice-1", values: ["off", "on"] },
    { name: "novice-2", values: ["off", "on"] },
    { name: "first", values: ["random", "seat-1", "seat-2"] },
  ]);
  expect(settingsFor(SETTINGS, 3)).toEqual(SETTINGS);
});

test("what was chosen for a seat that has left is not kept", () => {
  const chosen = { mode: "town-hall", "novice-2": "on", "novice-3": "on", first: "seat-3" };
  expect(variantFor(SETTINGS, 2, chosen)).toEqual({ mode: "town-hall", "novice-2": "on" });
  expect(variantFor(SETTINGS, 3, chosen)).toEqual(chosen);
});
