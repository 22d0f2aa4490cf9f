// Which lessons have been done: kept in this browser, and with the account of who has one.
import { api } from "./api";
import { place } from "./device/place.svelte";
import { prefs } from "./prefs.svelte";

export function isDone(game: string, lesson: string): boolean {
  return prefs.lessons.includes(`${game}/${lesson}`);
}

export function noteDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  prefs.lessons = [...prefs.lessons, `${game}/${lesson}`];
  if (place.isHere) return; // there is no account here
  api.lessonDone(game, lesson).catch(() => undefined); // told again by `meet`
}

/** Bring browser and account together: what either of them has is done. */
export async function meet(game: string): Promise<void> {
  if (place.isHere) return;
  const own = prefs.lessons.filter((one) => one.startsWith(`${game}/`)).map((one) => one.slice(game.length + 1));
  const kept = (await api.lessonsDone(game)).lessons;
  const missing = kept.filter((lesson) => !own.includes(lesson)).map((lesson) => `${game}/${lesson}`);
  if (missing.length) prefs.lessons = [...prefs.lessons, ...missing];
  for (const lesson of own) if (!kept.includes(lesson)) await api.lessonDone(game, lesson);
}
