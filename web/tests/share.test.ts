import { describe, expect, it } from "vitest";
import { shared } from "../src/lib/share";

describe("what is equal keeps its identity", () => {
  const before = {
    round: 1,
    seats: [
      { vp: 1, row: ["a"] },
      { vp: 2, row: [] },
    ],
    event: null as string | null,
  };

  it("the whole, when nothing differs", () => {
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it("all but what differs", () => {
    const after = structuredClone(before);
    after.seats[1]!.vp = 3;
    const now = shared(before, after);
    expect(now).not.toBe(before);
    expect(now.seats).not.toBe(before.seats);
    expect(now.seats[0]).toBe(before.seats[0]);
    expect(now.seats[1]).toEqual({ vp: 3, row: [] });
    expect(now.seats[1]!.row).toBe(before.seats[1]!.row);
    expect(before.seats[1]!.vp).toBe(2);
  });

  it("what grew, shrank, came or went is new", () => {
    expect(shared(["a", "b"], ["a"])).toEqual(["a"]);
    expect(shared(["a"], ["a", "b"])).toEqual(["a", "b"]);
    expect(shared({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
    expect(shared({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
    expect(shared({ a: [] as unknown }, { a: {} })).toEqual({ a: {} });
    expect(shared(null, before)).toBe(before);
  });
});
