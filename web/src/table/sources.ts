// The points of all seats by what they were scored for.
import type { ScoreLine } from "../wire";

export interface Source {
  name: string;
  amounts: number[]; // by seat
}

/** In the order in which the ledgers tell them; a source that gave nobody anything is left out. */
export function sourcesOf(ledgers: ScoreLine[][], sourceOf: (message: string) => string): Source[] {
  const sources = new Map<string, number[]>();
  for (const [seat, ledger] of ledgers.entries())
    for (const { message, amount } of ledger) {
      const name = sourceOf(message);
      const amounts = sources.get(name) ?? ledgers.map(() => 0);
      amounts[seat] = (amounts[seat] ?? 0) + amount;
      sources.set(name, amounts);
    }
  return [...sources].flatMap(([name, amounts]) => (amounts.some(Boolean) ? [{ name, amounts }] : []));
}
