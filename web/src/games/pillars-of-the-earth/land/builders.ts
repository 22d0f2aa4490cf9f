// Which builder went where: views only say how many of whose stand in each place.
import type { PillarsOfTheEarthView as View } from "../../../wire";

export interface Builder {
  key: string;
  seat: number;
  /** A space, "track:0", "drawn", "bag:0", "aside:0", or null: out of sight. */
  at: string | null;
}

function whereabouts(view: View, seat: number): string[] {
  const at: string[] = [];
  for (const [space, owner] of Object.entries(view.spaces)) if (owner === seat) at.push(space);
  view.track.forEach((owner, field) => {
    if (owner === seat) at.push(`track:${field}`);
  });
  if (view.drawn === seat) at.push("drawn");
  const one = view.seats[seat];
  for (let i = 0; i < (one?.builders_aside ?? 0); i += 1) at.push(`aside:${i}`);
  for (let i = 0; i < (one?.builders_in_bag ?? 0); i += 1) at.push(`bag:${i}`);
  return at;
}

/** Builders that need not move stay the same; the others travel. */
export function follow(before: Builder[], view: View): Builder[] {
  return view.seats.flatMap(({ seat }) => {
    const known = before.filter((builder) => builder.seat === seat);
    const left = whereabouts(view, seat);
    const stays = new Set<string>();
    for (const builder of known) {
      const i = builder.at === null ? -1 : left.indexOf(builder.at);
      if (i < 0) continue;
      left.splice(i, 1);
      stays.add(builder.key);
    }
    const count = Math.max(known.length, left.length + stays.size);
    return Array.from({ length: count }, (_, i): Builder => {
      const key = `${seat}-${i}`;
      const old = known.find((builder) => builder.key === key);
      return old && stays.has(key) ? old : { key, seat, at: left.shift() ?? null };
    });
  });
}
