import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heardOf, rememberHeard } from "../src/lib/heard";

const memory = new Map<string, string>();
beforeEach(() => {
  memory.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("each table's chat is remembered by itself", () => {
  rememberHeard("a", 3);
  rememberHeard("b", 1);
  rememberHeard("a", 4);
  expect([heardOf("a"), heardOf("b"), heardOf("c")]).toEqual([4, 1, 0]);
});

it("only the tables of late are remembered", () => {
  for (let table = 0; table <= 60; table++) rememberHeard(String(table), 1);
  expect([heardOf("0"), heardOf("1"), heardOf("60")]).toEqual([0, 1, 1]);
});

it("what cannot be read is nothing", () => {
  memory.set("guildhall-heard", "{");
  expect(heardOf("a")).toBe(0);
});
