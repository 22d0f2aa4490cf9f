// The first page's questions are asked while its script is still on the way, and the board is fetched as soon as the
// game is known. Only for the page that a visit begins with; whoever comes by a key asks for himself, with it.
import { drawings } from "../games";
import type * as wire from "../wire";
import { api } from "./api";

type Asked = Promise<[wire.Me, wire.TableAndYou]>;
let first: { id: string; asked: Asked } | null = null;

function ask(id: string): Asked {
  return Promise.all([api.me(), api.table(id)]);
}

export function askAhead(path: string): void {
  const id = /^\/t\/([\w-]+)$/.exec(path)?.[1];
  if (!id || location.hash) return;
  const asked = ask(id);
  first = { id, asked };
  asked.then(([, { table }]) => drawings[table.settings.game]?.()).catch(() => undefined); // the page says what is wrong
}

/** Who we are, and the table: what was asked ahead, once, or asked now. */
export function askTable(id: string): Asked {
  const ready = first?.id === id ? first.asked : null;
  first = null;
  return ready ?? ask(id);
}
