// The client describes every card, tile and token as the server does, in every language.
import { expect, test } from "vitest";
import * as effects from "../src/games/guilds-of-london/effects";
import { LANGUAGES, loadWords, type Language } from "../src/lib/words";
import type { GuildsOfLondonPrinted } from "../src/wire";
import file from "./guilds-of-london-effects.json";

interface Expected {
  printed: GuildsOfLondonPrinted;
  said: Record<Language, Record<string, Record<string, string>>>;
  icons: Record<string, Record<string, string[]>>;
}

const { printed, said, icons } = file as Expected;

function each<From, To>(things: Record<string, From>, of: (thing: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, of(thing)]));
}

test.each([...LANGUAGES])("sentences in %s", async (language) => {
  const words = await loadWords(language, { name: "guilds-of-london", events: {}, things: {} });
  expect(each(printed.cards, (card) => effects.card(words, card))).toEqual(said[language].cards);
  expect(each(printed.tiles, (tile) => effects.tile(words, tile))).toEqual(said[language].tiles);
  expect(each(printed.tokens, (parts) => effects.effect(words, parts))).toEqual(said[language].tokens);
  expect(each(printed.mayoral, (card) => effects.mayoral(words, card))).toEqual(said[language].mayoral);
  expect(each(printed.sides, (side) => effects.plantation(words, side))).toEqual(said[language].sides);
});

test("icons", () => {
  expect(each(printed.cards, (card) => effects.icons(card.effects))).toEqual(icons.cards);
  expect(each(printed.cards, effects.costIcons)).toEqual(icons.costs);
  expect(each(printed.tiles, (tile) => effects.icons(tile.first))).toEqual(icons.first);
  expect(each(printed.tiles, (tile) => effects.icons(tile.second))).toEqual(icons.second);
  expect(each(printed.tokens, effects.icons)).toEqual(icons.tokens);
});
