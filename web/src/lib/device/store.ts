// What is kept on this device, in IndexedDB: a row for each table, its journal, and replay files. A journal only grows.
import type * as wire from "../../wire";

export type Write =
  | { type: "table"; id: string; row: string; line: wire.TableLine }
  | { type: "journal"; id: string; first: number; entries: string[] }
  | { type: "cut"; id: string; first: number }
  | { type: "drop"; id: string }
  | { type: "replay" | "review"; id: string; text: string };

interface Row {
  id: string;
  row: string;
  line: wire.TableLine;
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open("guildhall", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("tables", { keyPath: "id" });
      asked.result.createObjectStore("journal", { keyPath: ["id", "seq"] });
      asked.result.createObjectStore("replays", { keyPath: "id" });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

const journalOf = (id: string, first = 0) => IDBKeyRange.bound([id, first], [id, Infinity]);

const reviewOf = (id: string) => `review/${id}`; // beside the replays

/** What lists show of the tables. One whose row is damaged can only be deleted. */
export async function lines(): Promise<wire.TableLine[]> {
  const rows = await result<Row[]>((await database()).transaction("tables").objectStore("tables").getAll());
  return rows.map(({ id, line }) => (isLine(line) ? line : unreadable(id)));
}

function isLine(line: unknown): line is wire.TableLine {
  return typeof line === "object" && line !== null && "game" in line && "status" in line;
}

function unreadable(id: string): wire.TableLine {
  const unknown = { names: [], round: null, mine: [], to_act: null, points: [], places: [] };
  return { id, game: "", name: "", status: "frozen", seats: 0, taken: 0, created_at: 0, may: ["delete"], ...unknown };
}

/** A table's row and journal, a replay or a review. An entry that is missing is an empty text. */
export async function read(kind: string, id: string): Promise<{ text: string | null; entries: string[] }> {
  const db = await database();
  if (kind !== "table") {
    const key = kind === "review" ? reviewOf(id) : id;
    const found = await result<{ text: string } | undefined>(db.transaction("replays").objectStore("replays").get(key));
    return { text: found?.text ?? null, entries: [] };
  }
  const transaction = db.transaction(["tables", "journal"]);
  const row = result<Row | undefined>(transaction.objectStore("tables").get(id));
  const found = await result<{ seq: number; entry: string }[]>(
    transaction.objectStore("journal").getAll(journalOf(id)),
  );
  const entries: string[] = Array.from({ length: (found.at(-1)?.seq ?? -1) + 1 }, () => "");
  for (const { seq, entry } of found) entries[seq] = entry;
  return { text: (await row)?.row ?? null, entries };
}

/** Write all of it or nothing. Fails with ConstraintError if another page has written these entries. */
export async function write(writes: Write[]): Promise<void> {
  const db = await database();
  const transaction = db.transaction(["tables", "journal", "replays"], "readwrite", { durability: "strict" });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
  const [tables, journal, replays] = ["tables", "journal", "replays"].map((name) => transaction.objectStore(name));
  for (const one of writes) {
    if (one.type === "table") tables?.put({ id: one.id, row: one.row, line: one.line });
    else if (one.type === "journal") {
      one.entries.forEach((entry, i) => journal?.add({ id: one.id, seq: one.first + i, entry }));
    } else if (one.type === "cut") journal?.delete(journalOf(one.id, one.first));
    else if (one.type === "drop") {
      tables?.delete(one.id);
      journal?.delete(journalOf(one.id));
      replays?.delete(reviewOf(one.id));
    } else replays?.put({ id: one.type === "review" ? reviewOf(one.id) : one.id, text: one.text });
  }
  await done;
}
