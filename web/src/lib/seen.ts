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
  return stored()[`${table}/${seat}`]?.number ?? null;
}

export function remember(table: string, seat: number, number: number): void {
  const all = stored();
  all[`${table}/${seat}`] = { number, at: Date.now() };
  const kept = Object.entries(all).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser without storage shows the film once more.
  }
}
