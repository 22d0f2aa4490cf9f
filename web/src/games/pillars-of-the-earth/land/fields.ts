// Rectangles and points on the board, and rows of fields made of them.
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Point = readonly [x: number, y: number];

export interface Field extends Rect {
  /** Whether several discs in the field stand side by side; otherwise one below the other. */
  across: boolean;
}

/** Where a drawing goes, and how large it is. */
export interface Drawn {
  x: number;
  y: number;
  scale: number;
}

/** A drawing at an offset from the upper left corner of a place. */
export const inside = ({ x, y }: Rect, dx: number, dy: number, scale = 1): Drawn => ({ x: x + dx, y: y + dy, scale });

export const transform = ({ x, y, scale }: Drawn): string =>
  `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;

/** Points for the spaces `name_1` to `name_n`. */
export const numbered = (name: string, n: number, at: (i: number) => Point): Record<string, Point> =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`${name}_${i + 1}`, at(i)]));

export function aroundTheEdge(width: number, height: number, edge: number, fields: number): Field[] {
  const long = Math.round((fields * 20) / 60);
  const short = (fields - 2 * long) / 2;
  const w = width / long;
  const h = (height - 2 * edge) / short;
  return Array.from({ length: fields }, (_, i): Field => {
    if (i < long) return { x: i * w, y: 0, w, h: edge, across: true };
    if (i < long + short) return { x: width - edge, y: edge + (i - long) * h, w: edge, h, across: false };
    if (i < 2 * long + short)
      return { x: width - (i - long - short + 1) * w, y: height - edge, w, h: edge, across: true };
    return { x: 0, y: height - edge - (i - 2 * long - short + 1) * h, w: edge, h, across: false };
  });
}

export function inRows(x: number, y: number, width: number, perRow: number, fields: number, h: number): Field[] {
  const w = width / perRow;
  return Array.from({ length: fields }, (_, i) => ({
    x: x + (i % perRow) * w,
    y: y + Math.floor(i / perRow) * h,
    w,
    h,
    across: true,
  }));
}

/** The track starts again at 1 after its last field, so 0 shares that field. */
export const fromZero = (fields: Field[]): Field[] => {
  const last = fields[fields.length - 1];
  return last ? [last, ...fields] : fields;
};

const NUMBER = 13; // units at the top of a field, for its number

/** Where the number of a field is printed, so that no disc hides it. */
export const numberAt = ({ x, y, w }: Field): Point => [x + w / 2, y + NUMBER / 2 + 1];

/** Where a seat's disc stands in a field that several may share: below the number. */
export function discAt(field: Field, seat: number, seats: number): Point {
  const n = seat - (seats - 1) / 2;
  const x = field.x + field.w / 2;
  const y = field.y + NUMBER + (field.h - NUMBER) / 2;
  if (field.across && field.w > 4 * 11) return [x + n * 13, y];
  if (!field.across && field.h > 4 * 11) return [x, y + n * 13];
  return [x + (seat % 2 ? 6 : -6), y + (seat > 1 ? 6.5 : -6.5)];
}

/** Discs are smaller in small fields. */
export const isSmall = (field: Field): boolean => field.w < 40 && field.h < 50;
