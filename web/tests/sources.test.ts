import { expect, test } from "vitest";
import { sourcesOf } from "../src/table/sources";

const line = (message: string, amount: number) => ({ clause: "X-1", message, amount, facts: {} });

test("lines of one source are added up, seat by seat", () => {
  const ledgers = [
    [line("priory", 2), line("prior-philip", 1), line("tax-shortage", 0)],
    [line("tax-shortage", -2), line("priory", 1), line("craftsman", 0)],
  ];
  expect(sourcesOf(ledgers, (message) => (message === "prior-philip" ? "priory" : message))).toEqual([
    { name: "priory", amounts: [3, 1] },
    { name: "tax-shortage", amounts: [0, -2] },
  ]);
});
