// Figures travel as little as possible, and votes are told as they went.
import { expect, test } from "vitest";
import { settled } from "../src/games/guilds-of-london/figures";
import { outcomesOf } from "../src/games/guilds-of-london/outcomes";
import type { GameEvent, GuildsOfLondonView } from "../src/wire";

test("a figure keeps its place as long as the counts allow it", () => {
  const before = ["hall", "hall", "0:1", "supply"];
  expect(
    settled(
      before,
      new Map([
        ["hall", 1],
        ["0:1", 1],
        ["1:1", 1],
        ["supply", 1],
      ]),
    ),
  ).toEqual(["hall", "1:1", "0:1", "supply"]);
  expect(
    settled(
      [],
      new Map([
        ["hall", 2],
        ["supply", 1],
      ]),
    ),
  ).toEqual(["hall", "hall", "supply"]);
});

const before = {
  city: [
    { name: "guild-1", pawns: [2, 1] },
    { name: "guild-2", pawns: [1, 1] },
  ],
} as GuildsOfLondonView;
const tiles = ["guild-1", "guild-2"];

test("votes with their counts", () => {
  const events: GameEvent[] = [
    ["due", [0]],
    ["wins", [0, 0]],
    ["second", [1, 0]],
    ["due", [1]],
    ["stays-tied", [1]],
  ];
  expect(outcomesOf(events, before, tiles)).toEqual([
    { tile: "guild-1", winner: 0, second: 1, open: null, votes: [2, 1] },
    { tile: "guild-2", winner: null, second: null, open: "stays-tied", votes: [1, 1] },
  ]);
});

test("no counts after a pawn has moved unseen", () => {
  expect(
    outcomesOf(
      [
        ["moves", [0, 1, 0]],
        ["wins", [0, 0]],
      ],
      before,
      tiles,
    )[0]?.votes,
  ).toBeNull();
});
