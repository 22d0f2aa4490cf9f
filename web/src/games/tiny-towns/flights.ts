// A named resource comes from the player who named it. Cubes and buildings move within their towns.
import type { Flight } from "../../table/flights";
import type { GameEvent } from "../../wire";

export function flights(events: GameEvent[], things: Record<string, string[]>): Flight[] {
  return events.flatMap(([name, [seat = 0, resource = 0]]): Flight[] =>
    name === "names"
      ? [{ from: `seat:${seat}`, to: "place:named", what: `cube ${things["resource"]?.[resource] ?? ""}` }]
      : [],
  );
}
