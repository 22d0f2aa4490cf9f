// Seats differ in shape as well as in colour.

/** Each seat's shape as a path, between -1 and 1: circle, triangle, square, diamond, star and cross. */
export const OUTLINES: readonly string[] = [
  "M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z",
  "M0-1.05L1 .85L-1 .85Z",
  "M-.88-.88H.88V.88H-.88Z",
  "M0-1.1L1.1 0L0 1.1L-1.1 0Z",
  "M0-1.1L.3-.4L1.05-.35L.48.15L.65.9L0 .5L-.65.9L-.48.15L-1.05-.35L-.3-.4Z",
  "M-.35-1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35Z",
];

export function seatColour(seat: number): string {
  return `var(--seat-${seat % OUTLINES.length})`;
}
