// How far this browser has shown each table to its reader: what came afterwards happened while he was away.
const KEY = "guildhall-seen";
const MOST = 60; // tables that are remembered

type Seen = Record<string, { number: number; at: number }>;

function stored(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

/** The number of the first event that was not shown, or null if the table was never opened here. */
export function seenOf(table: string, seat: number): number | null {
  write();
  return stored()[`${table}/${seat}`]?.number ?? null;
}

const LATER = 1_000; // milliseconds: a page that shows every move does not write every one
let waiting: { key: string; number: number } | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

/** Remember how far a table was shown; soon, and before the page is left. */
export function remember(table: string, seat: number, number: number): void {
  const key = `${table}/${seat}`;
  if (waiting && waiting.key !== key) write();
  waiting = { key, number };
  timer ??= setTimeout(write, LATER);
}

function write(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (waiting === null) return;
  const all = stored();
  all[waiting.key] = { number: waiting.number, at: Date.now() };
  waiting = null;
  const kept = Object.entries(all).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser without storage shows the film once more.
  }
}

addEventListener("pagehide", write);
document.addEventListener("visibilitychange", write);
