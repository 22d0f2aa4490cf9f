/** The character cards, by their value. */
export const CHARACTERS = ["peter", "merchant", "lady", "cleric", "lord"] as const;
