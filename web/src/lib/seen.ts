// Remembers how much of each table this browser has shown, and when: whatever came later happened while the reader was
// away.
const KEY = "guildhall-seen";
const MOST = 60; // tables that are remembered

interface Seen {
  number: number; // of the first event that was not shown
  at: number; // when the table was last known to be in sight
}

function stored(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}

/** How far a table was shown, or null if it was never opened here. */
export function seenOf(table: string, seat: number): Seen | null {
  return stored()[`${table}/${seat}`] ?? null;
}

const LATER = 1_000; // milliseconds: writing on every move would be too often
let inSight: { key: string; number: number } | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

/** Remember how much of a table was shown. It is written shortly after, and when the page is hidden. */
export function remember(table: string, seat: number, number: number): void {
  const key = `${table}/${seat}`;
  if (inSight?.key !== key) leave();
  inSight = { key, number };
  timer ??= setTimeout(write, LATER);
}

/** The table is out of sight: from now on the reader is away. */
export function leave(): void {
  write();
  inSight = null;
}

function write(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (inSight === null) return;
  const all = stored();
  all[inSight.key] = { number: inSight.number, at: Date.now() };
  const kept = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage, the film is shown again.
  }
}

addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => document.hidden && leave());
