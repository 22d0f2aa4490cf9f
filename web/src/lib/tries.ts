// First tries at puzzles: kept in this browser, and with the account of who has one. Ratings follow from them.
import type { Tried } from "../wire";
import { api } from "./api";
import { prefs } from "./prefs.svelte";

export function triesOf(game: string): Tried[] {
  return (prefs.puzzles[game] ?? []).map(([puzzle, solved, at]) => ({ puzzle, solved, at }));
}

/** Note a try; of each puzzle the first one counts. Returns whether this was it. */
export function noteTry(game: string, puzzle: string, solved: boolean): boolean {
  const known = prefs.puzzles[game] ?? [];
  if (known.some(([id]) => id === puzzle)) return false;
  const at = Date.now();
  prefs.puzzles = { ...prefs.puzzles, [game]: [...known, [puzzle, solved, at]] };
  api.keepTries(game, [{ puzzle, solved, at }]).catch(() => undefined); // told again by `meetTries`
  return true;
}

/** Bring browser and account together: of each puzzle the earliest try in either of them counts. */
export async function meetTries(game: string): Promise<void> {
  const { tries } = await api.keepTries(game, triesOf(game));
  prefs.puzzles = { ...prefs.puzzles, [game]: tries };
}
