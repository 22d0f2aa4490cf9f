// The first game of a person: set up as the rulebook recommends, and the table says so.
import { api } from "./api";
import { prefs, type Played } from "./prefs.svelte";

const KEY = "guildhall-first"; // the table, as long as the browser's window is open

/** How to play a game now: as it was played last, or as a first game. */
export async function howToPlay(game: string): Promise<Played & { isFirst: boolean }> {
  const last = prefs.played[game];
  if (last) return { ...last, isFirst: false };
  const { seats, variant } = await api.course(game);
  return { seats, variant, isFirst: true };
}

export function notePlayed(game: string, played: Played): void {
  prefs.played = { ...prefs.played, [game]: played };
}

export function noteFirst(table: string): void {
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // Then the table does not say it.
  }
}

export function isFirst(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === table;
  } catch {
    return false;
  }
}
