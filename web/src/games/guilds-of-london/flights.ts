// Pieces that change hands, and where they come from. Pawns and discs move on the board itself.
import type { Flight } from "../../table/flights";
import type { GameEvent } from "../../wire";

export function flights(events: GameEvent[], things: Record<string, string[]>): Flight[] {
  let source = "scoreboard"; // where points come from: the last tile that was voted on
  return events.flatMap(([name, args]): Flight[] => {
    const [seat = 0, n = 0] = args;
    const to = `seat:${seat}` as const;
    switch (name) {
      case "wins":
      case "second":
        source = things["tile"]?.[n] ?? source;
        return [];
      case "gains":
        return [{ from: `place:${source}`, to, what: "points", text: String(n) }];
      case "takes-token":
        return [{ from: `place:${source}`, to, what: "card" }];
      case "draws-cards":
        return [{ from: "place:deck", to, what: "card", text: String(n) }];
      case "takes-neutrals":
        return [{ from: "place:neutrals", to, what: "pawn", text: String(n) }];
      default:
        return [];
    }
  });
}
