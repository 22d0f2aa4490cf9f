// Updates bring whole parts of a view, of which most is as it was. What is equal keeps its identity, so that only what
// has changed is drawn anew.

/** The new value, with the old one in place of everything in it that is equal. */
export function shared<Value>(before: unknown, after: Value): Value {
  if (before === after) return after;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>; // a message that was just read: nobody else has it
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = shared(old[key], now[key]);
    now[key] = part;
    if (part !== old[key] || !(key in old)) same = false;
  }
  return same ? (before as Value) : after;
}
