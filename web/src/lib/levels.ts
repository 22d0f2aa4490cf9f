/** The most seconds that a bot of each level thinks about an answer; those that take less than one are not told. */
export const THINKS: Record<string, number> = { master: 2, grandmaster: 8 };
