// Remembers how much of each table's chat was in sight in this browser.
const KEY = "guildhall-heard";
const MOST = 60; // tables that are remembered

function stored(): [table: string, lines: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** The number of the first line that was not in sight. */
export function heardOf(table: string): number {
  return stored().find(([one]) => one === table)?.[1] ?? 0;
}

export function rememberHeard(table: string, lines: number): void {
  const others = stored().filter(([one]) => one !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, lines], ...others].slice(0, MOST)));
  } catch {
    // Without storage, lines count as new again after a reload.
  }
}
