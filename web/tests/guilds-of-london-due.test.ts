import { expect, test } from "vitest";
import { soonResolved } from "../src/games/guilds-of-london/due";
import type { GuildsOfLondonTileView as TileView } from "../src/wire";

const tile = (name: string, requires: number, pawns: number[], more: Partial<TileView> = {}): TileView => ({
  column: 0,
  row: 0,
  name,
  rank: 1,
  liveries: [],
  requires,
  vp: 0,
  resolved: false,
  pawns,
  neutrals: 0,
  beadle: false,
  figures: pawns.reduce((sum, count) => sum + count, 0),
  token: null,
  master: null,
  ...more,
});

const named = (city: TileView[]): [string, number[]][] =>
  soonResolved({ city }).map(({ tile, leaders }) => [tile.name, leaders]);

test("tiles that lack at most one figure are resolved next, due ones first", () => {
  const city = [
    tile("far", 4, [1, 1]),
    tile("near", 4, [2, 1]),
    tile("due", 3, [1, 2]),
    tile("done", 2, [2, 2], { resolved: true }),
  ];
  expect(named(city)).toEqual([
    ["due", [1]],
    ["near", [0]],
  ]);
});

test("all who have the most pawns lead, and nobody leads neutrals alone", () => {
  expect(named([tile("tied", 3, [1, 1]), tile("neutral", 2, [0, 0], { neutrals: 2, figures: 2 })])).toEqual([
    ["neutral", []],
    ["tied", [0, 1]],
  ]);
});

test("a tile that nobody has come to is not listed, even if it needs one figure only", () => {
  expect(named([tile("empty", 1, [0, 0])])).toEqual([]);
});

test("the list stays short", () => {
  expect(soonResolved({ city: Array.from({ length: 9 }, (_, i) => tile(`${i}`, 2, [2, 0])) })).toHaveLength(6);
});
