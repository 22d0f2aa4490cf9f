// Sends the first page's requests while its script still loads, and loads the board as soon as the game is known. Only
// for the first page of a visit, and not for links with a seat key, whose requests must carry it.
import { loadDrawing } from "../games";
import type * as wire from "../wire";
import { api } from "../lib/api";
import { isOnDevice } from "../lib/device/place.svelte";
import { fragment } from "../lib/router.svelte";

type Asked = Promise<[wire.Me | null, wire.TableAndYou]>;
let first: { id: string; asked: Asked } | null = null;

function ask(id: string): Asked {
  return Promise.all([isOnDevice(id) ? null : api.me(), api.table(id)]);
}

export function askAhead(path: string): void {
  const id = /^\/t\/([\w-]+)$/.exec(path)?.[1];
  if (!id || fragment()) return;
  const asked = ask(id);
  first = { id, asked };
  asked.then(([, { table }]) => loadDrawing(table.settings.game)).catch(() => undefined); // the page reports errors
}

/** Who we are, and the table. Uses the request that was sent ahead, once. */
export function askTable(id: string): Asked {
  const ready = first?.id === id ? first.asked : null;
  first = null;
  return ready ?? ask(id);
}
