// The words for a board that nobody else sits at: the reader's own name in one seat, bots in the others.
import { prefs } from "../../lib/prefs.svelte";
import { loadWords, type Words } from "../../lib/words";
import type { GameInfo } from "../../wire";

export async function boardWords(words: Words, game: GameInfo, seat: number, lessons = false): Promise<Words> {
  const loaded = await loadWords(prefs.language, game, lessons);
  loaded.players = Array.from({ length: game.seats.at(-1) ?? 4 }, (_, other) =>
    words.text("bot-name", { number: other + 1 }),
  );
  loaded.players[seat] = prefs.name || words.text("guest");
  return loaded;
}
