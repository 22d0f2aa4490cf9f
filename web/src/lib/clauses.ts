// Which clause of the rules a question or an event belongs to.
import known from "./clauses.json";

interface Clauses {
  decisions: Record<string, string>;
  events: Record<string, string>;
}
const clauses = known as unknown as Record<string, Clauses>;

export function clauseOfDecision(game: string, decision: string): string | null {
  return clauses[game]?.decisions[decision] ?? null;
}

export function clauseOfEvent(game: string, event: string): string | null {
  return clauses[game]?.events[event] ?? null;
}
