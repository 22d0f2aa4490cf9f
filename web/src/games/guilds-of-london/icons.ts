// What each icon looks like, in a box from -10 to 10, and the message that names it.

/** A pawn in a box about 16 wide and 22 high, standing on y = 0. */
export const PAWN =
  "M-7.5 0C-7.5-4-4.6-6-3.6-11C-5.4-12-6-14-6-15.6A6 6 0 1 1 6-15.6C6-14 5.4-12 3.6-11C4.6-6 7.5-4 7.5 0Z";
const SMALL_PAWN = "M-5 8C-5 4-3 3-2.4-1A4.4 4.4 0 1 1 2.4-1C3 3 5 4 5 8Z";

export interface Glyph {
  /** Filled shapes, each with its fill. */
  shapes: [path: string, fill: string][];
  /** Lines over them. */
  lines?: string;
  label: string;
}

const CARD = "M-6-9H6V9H-6Z";

export const GLYPHS: Record<string, Glyph> = {
  "victory-points": {
    shapes: [
      ["M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z", "#e3bf5e"],
      ["M0-6L1.8-2H6L2.8.9L4 5.2L0 2.8L-4 5.2L-2.8.9L-6-2H-1.8Z", "#5c4208"],
    ],
    label: "label-victory-points",
  },
  hire: { shapes: [[SMALL_PAWN, "var(--figure)"]], lines: "M4-7H10M7-10V-4", label: "label-hire" },
  move: {
    shapes: [["M-8 8C-8 4-6 3-5.4-1A4.4 4.4 0 1 1-.6-1C0 3 2 4 2 8Z", "var(--figure)"]],
    lines: "M2-5H10M7-8L10-5L7-2",
    label: "label-move",
  },
  "to-plantation": {
    shapes: [
      ["M-9 3H9L6 8H-6Z", "var(--wood-2)"],
      ["M-1-9Q7-6 6 1H-1Z", "var(--sail)"],
      ["M-2-6Q-8-3-7 1H-2Z", "var(--sail)"],
    ],
    label: "label-to-plantation",
  },
  draw: { shapes: [[CARD, "var(--sail)"]], lines: "M-3 0H3M0-3V3", label: "label-draw" },
  mayoral: {
    shapes: [
      [CARD, "#7a1f2b"],
      ["M0-5L1.5-1.7H5L2.3.5L3.3 4L0 2L-3.3 4L-2.3.5L-5-1.7H-1.5Z", "#f3d27a"],
    ],
    label: "label-mayoral",
  },
  neutral: { shapes: [[SMALL_PAWN, "var(--neutral)"]], label: "label-neutral" },
  beadle: { shapes: [[SMALL_PAWN, "var(--silver)"]], lines: "M7-8V8M5-8H9", label: "label-beadle" },
  "end-of-turn": {
    shapes: [["M-6-9H6L1 0L6 9H-6L-1 0Z", "var(--sail)"]],
    lines: "M-7-9H7M-7 9H7",
    label: "label-end-of-turn",
  },
  "each-time": { shapes: [], lines: "M6-5A8 8 0 1 0 8 2M7-9V-4H2", label: "label-each-time" },
  "if-done": {
    shapes: [["M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z", "var(--sail)"]],
    lines: "M-3-3A3 3 0 1 1 1 0Q0 1 0 2M0 5V5.4",
    label: "label-if-done",
  },
  "per-master": {
    shapes: [["M-3 8C-3 3 1 3 1-1A4.4 4.4 0 1 1 5-1C5 3 9 3 9 8Z", "var(--figure)"]],
    lines: "M-9-2L-4 3M-4-2L-9 3",
    label: "label-per-master",
  },
  card: { shapes: [[CARD, "var(--sail)"]], label: "label-card" },
  pawn: { shapes: [[SMALL_PAWN, "var(--figure)"]], label: "label-pawn" },
};

export const SYMBOLS = ["compass", "anchor", "cross", "scythe", "crown"];

/** The liveries: a colour and a symbol each. */
export const LIVERIES: Record<string, { fill: string; shapes?: string; lines?: string }> = {
  compass: { fill: "#b3261e", shapes: "M0-7L1.8-1.8L7 0L1.8 1.8L0 7L-1.8 1.8L-7 0L-1.8-1.8Z" },
  anchor: { fill: "#23579c", lines: "M0-4V6M-3-2H3M-6 2Q-5 6 0 6Q5 6 6 2M0-4A1.7 1.7 0 1 1 .01-4" },
  cross: { fill: "#2b7038", shapes: "M-2-6.5H2V-2H6.5V2H2V6.5H-2V2H-6.5V-2H-2Z" },
  scythe: { fill: "#a8730a", lines: "M-3 7L2-6M2-6Q-5-7-7-1M-3 1H1" },
  crown: { fill: "#6d3b93", shapes: "M-7-4L-3.5 0L0-6L3.5 0L7-4L5.5 5H-5.5Z" },
};

/** Break a text into lines of at most this many letters. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
