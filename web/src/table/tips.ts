/** What an option says about itself: its label, then what else is known. Nothing is said twice. */
export function tipOf(label: string, more: string | null): string {
  if (!more || repeats(label, more)) return label;
  return repeats(more, label) ? more : `${label}: ${more}`;
}

/** Whether a text begins with words that were said already: "Bishop's seat" and "Bishop's seat: 3 gold". */
function repeats(text: string, said: string): boolean {
  const [long, short] = [text.trim().toLowerCase(), said.trim().toLowerCase()];
  return long.startsWith(short) && !/^\p{L}/u.test(long.slice(short.length));
}
