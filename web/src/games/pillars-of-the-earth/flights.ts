// Pieces that change hands, and where they come from.
import type { Flight } from "../../table/flights";
import type { GameEvent } from "../../wire";
import { SITES } from "./pieces";

/** Where gold and points come from, and where gold goes. */
const REASONS: Record<string, string> = {
  "reason-hire": "pool",
  "reason-builder": "costs",
  "reason-king": "event",
  "reason-philip": "event",
  "reason-william": "event",
  "reason-event-shortage": "event",
  "reason-conflict": "event",
  "reason-wool-mill": "mill",
  "reason-privilege": "kingsbridge",
  "reason-priory": "priory",
  "reason-tax": "court",
  "reason-tax-shortage": "court",
  "reason-buy": "market",
  "reason-sell": "market",
  "reason-craftsman": "cathedral",
  "reason-tool-maker": "cathedral",
  "reason-architect": "cathedral",
};

export function flights(events: GameEvent[], things: Record<string, string[]>): Flight[] {
  return events.flatMap(([name, [seat = 0, a = 0, b = 0]]): Flight[] => {
    const mine = `seat:${seat}` as const;
    const reason = `place:${REASONS[things["reason"]?.[b] ?? ""] ?? ""}` as const;
    const kind = (i: number) => things["kind"]?.[i] ?? "";
    const site = (made: string) => `place:${SITES.find(([, one]) => one === made)?.[0] ?? "court"}` as const;
    switch (name) {
      case "receives-cubes":
        return [{ from: site(kind(b)), to: mine, what: `cube ${kind(b)}`, text: String(a) }];
      case "takes-cube":
        return [{ from: site(kind(a)), to: mine, what: `cube ${kind(a)}`, text: "1" }];
      case "returns-cube":
        return [{ from: mine, to: site(kind(a)), what: `cube ${kind(a)}`, text: "1" }];
      case "buys":
        return [{ from: "place:market", to: mine, what: `cube ${kind(b)}`, text: String(a) }];
      case "sells":
        return [{ from: mine, to: "place:market", what: `cube ${kind(b)}`, text: String(a) }];
      case "gains-gold":
        return [{ from: reason, to: mine, what: "coin", text: String(a) }];
      case "pays-gold":
        return [{ from: mine, to: reason, what: "coin", text: String(a) }];
      case "gains-points":
        return [{ from: reason, to: mine, what: "points", text: String(a) }];
      case "takes-card":
      case "hires":
        return [{ from: "place:pool", to: mine, what: "card" }];
      case "receives-privilege":
        return [{ from: "place:kingsbridge", to: mine, what: "card" }];
      case "receives-craftsman":
        return [{ from: "place:shiring", to: mine, what: "card" }];
      default:
        return [];
    }
  });
}
