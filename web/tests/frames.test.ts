import { describe, expect, it } from "vitest";
import { framesOf } from "../src/table/frames";

describe("frames of a film", () => {
  it("are the steps at which something was told", () => {
    expect(framesOf([2, 2, 3, 3, 7], 0)).toEqual([0, 2, 4]);
  });

  it("begin where the reader left", () => {
    expect(framesOf([2, 2, 3, 3, 7], 3)).toEqual([4]);
    expect(framesOf([2, 2, 3, 3, 7], 5)).toEqual([4]);
    expect(framesOf([2, 2, 3, 3, 7], 7)).toEqual([]);
  });
});
