// Figures have no names of their own. To let them travel, each keeps its place as long as the counts allow it.

/** Where each figure of a kind stands now, moving as few of them as possible. */
export function settled(before: string[], counts: Map<string, number>): string[] {
  const left = new Map(counts);
  const stays = before.map((place) => {
    const room = left.get(place) ?? 0;
    if (room > 0) left.set(place, room - 1);
    return room > 0;
  });
  const free = [...left].flatMap(([place, count]) => Array<string>(count).fill(place));
  const after = before.map((place, i) => (stays[i] ? place : (free.shift() ?? "")));
  return [...after, ...free];
}

export interface Point {
  x: number;
  y: number;
}

/** Places in a row of so much room, side by side or overlapping. */
export function spread(count: number, index: number, room: number, step: number): number {
  const gap = count > 1 ? Math.min(step, room / (count - 1)) : 0;
  return (index - (count - 1) / 2) * gap;
}
