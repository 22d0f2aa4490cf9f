// Pieces that change hands, and where they come from.
import type { Flight } from "../../table/flights";
import type { GameEvent } from "../../wire";

const SOURCES: Record<string, string> = {
  "source-income": "rondel",
  "source-centre": "rondel",
  "source-coins": "chapel",
  "source-chapel-end": "chapel",
  "source-chapel-round": "chapel",
  "source-gate-end": "gate",
  "source-gate-round": "gate",
  "source-inn-round": "inn",
};

export function flights(events: GameEvent[], things: Record<string, string[]>): Flight[] {
  return events.flatMap(([name, [seat = 0, a = 0, b = 0]]): Flight[] => {
    const from = `place:${SOURCES[things["source"]?.[b] ?? ""] ?? `bridge-${seat}`}` as const;
    switch (name) {
      case "receives":
        return [{ from, to: `seat:${seat}`, what: "coin", text: `£${a}` }];
      case "pays":
        return [{ from: `seat:${seat}`, to: "place:rondel", what: "coin", text: `£${a}` }];
      case "takes-building": {
        const [type, number = ""] = (things["tile"]?.[a] ?? "").split("#");
        return [{ from: `place:stack-${type}`, to: `place:bridge-${seat}`, what: "card", text: number }];
      }
      case "takes-card":
        return [{ from: "place:inn", to: `seat:${seat}`, what: "card" }];
      case "takes-bonus":
        return [{ from: "place:bonus", to: `seat:${seat}`, what: "card" }];
      default:
        return [];
    }
  });
}
