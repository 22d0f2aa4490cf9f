// How strong the reader's rivals are, by game: kept in this browser, and on a server with the person.
import type * as wire from "../wire";
import { prefs } from "./prefs.svelte";

/** What to say of the rival when a table is set up. */
export function rivalFor(game: string): wire.RivalForm | null {
  return prefs.rivals[game] ?? null;
}

/** Note what a finished game has shown; of several, the one that comes last in the row. */
export function noteRival({ rival, settings }: wire.TableInfo): void {
  const known = prefs.rivals[settings.game];
  if (!rival || (known && (known.games ?? 0) >= (rival.games ?? 0))) return;
  prefs.rivals = { ...prefs.rivals, [settings.game]: rival };
}

/** Whether the rival plays stronger next time, weaker, or as before; null without one. */
export function rivalNext({ rival, settings }: wire.TableInfo): "stronger" | "weaker" | "same" | null {
  if (!rival) return null;
  const before = settings.rival?.strength ?? 1;
  const after = rival.strength ?? 1;
  return after > before ? "stronger" : after < before ? "weaker" : "same";
}
