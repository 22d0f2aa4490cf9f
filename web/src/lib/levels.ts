/** About how many seconds a bot of each level thinks in a turn; those that take less than one are not told. */
export const THINKS: Record<string, number> = { master: 1.5, grandmaster: 5, rival: 1.5 };
