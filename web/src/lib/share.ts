// An update replaces whole parts of a view, although most of their content is unchanged. Equal values keep their
// identity here, so that only what changed is rendered again.

/** The new value, reusing every equal part of the old one. */
export function shared<Value>(before: unknown, after: Value): Value {
  if (before === after) return after;
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>; // freshly parsed, so it is safe to modify
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = shared(old[key], now[key]);
    now[key] = part;
    if (part !== old[key] || !(key in old)) same = false;
  }
  return same ? (before as Value) : after;
}
