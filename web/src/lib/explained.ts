// The sentence that stands under a kind of question until somebody has met it once.
import { prefs } from "./prefs.svelte";
import type { Words } from "./words";

function key(words: Words, decision: string): string {
  return `${words.game?.name ?? ""}/${decision}`;
}

/** What the question is about; empty for who knows it, or does not want to be told. */
export function explanation(words: Words, decision: string): string {
  const message = `first-${decision}`;
  if (!prefs.explain || prefs.explained.includes(key(words, decision)) || !words.has(message)) return "";
  return words.text(message);
}

/** The question has been answered, or its sentence was put away. */
export function noteKnown(words: Words, decision: string): void {
  const known = key(words, decision);
  if (!prefs.explained.includes(known)) prefs.explained = [...prefs.explained, known];
}
