// Where everything lies on the board: once for wide screens, once for narrow ones. Clockwise from the upper left.
import type { Place } from "./pieces";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Point = readonly [x: number, y: number];

export interface Field extends Rect {
  /** How several discs stand in the field. */
  across: boolean;
}

export interface Layout {
  name: "wide" | "tall";
  width: number;
  height: number;
  places: Record<Place, Rect>;
  /** Where a builder stands, by space. */
  spaces: Record<string, Point>;
  /** The cards of the two towns and the event. */
  cards: { event: Rect; kingsbridge: [Rect, Rect]; shiring: [Rect, Rect] };
  /** The cost track, and where the drawn builder stands at each cost. */
  costs: Rect[];
  bag: Rect;
  gold: Field[];
  /** From 0, which shares the last field. */
  points: Field[];
  /** Titles of the two tracks, where they are not along the edge. */
  /** Between the places, for cards that lie there in the first phase. */
  middle: Rect;
  goldTitle: Point;
  pointsTitle: Point | null;
}

const inRow = (n: number, at: (i: number) => Point, name: string): Record<string, Point> =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`${name}_${i + 1}`, at(i)]));

function aroundTheEdge(width: number, height: number, edge: number, fields: number): Field[] {
  const long = Math.round((fields * 20) / 60);
  const short = (fields - 2 * long) / 2;
  const w = width / long;
  const h = (height - 2 * edge) / short;
  return Array.from({ length: fields }, (_, i): Field => {
    if (i < long) return { x: i * w, y: 0, w, h: edge, across: true };
    if (i < long + short) return { x: width - edge, y: edge + (i - long) * h, w: edge, h, across: false };
    if (i < 2 * long + short) return { x: width - (i - long - short + 1) * w, y: height - edge, w, h: edge, across: true };
    return { x: 0, y: height - edge - (i - 2 * long - short + 1) * h, w: edge, h, across: false };
  });
}

function inRows(x: number, y: number, width: number, perRow: number, fields: number, h: number): Field[] {
  const w = width / perRow;
  return Array.from({ length: fields }, (_, i) => ({
    x: x + (i % perRow) * w,
    y: y + Math.floor(i / perRow) * h,
    w,
    h,
    across: true,
  }));
}

/** Nothing is behind 60 but 1 again, so 0 stands there too. */
const fromZero = (fields: Field[]): Field[] => {
  const last = fields[fields.length - 1];
  return last ? [last, ...fields] : fields;
};

export function wide(pointFields: number, goldMax: number, costs: number): Layout {
  const top = 36;
  const bottom = 530;
  const h = 164;
  const places: Record<Place, Rect> = {
    event: { x: 36, y: top, w: 172, h },
    bishop: { x: 214, y: top, w: 138, h },
    mill: { x: 358, y: top, w: 140, h },
    kingsbridge: { x: 504, y: top, w: 326, h },
    priory: { x: 836, y: top, w: 142, h },
    forest: { x: 984, y: top, w: 160, h },
    quarry: { x: 984, y: 206, w: 160, h: 156 },
    pit: { x: 984, y: 368, w: 160, h: 156 },
    court: { x: 914, y: bottom, w: 230, h },
    shiring: { x: 582, y: bottom, w: 326, h },
    castle: { x: 438, y: bottom, w: 138, h },
    market: { x: 36, y: bottom, w: 396, h },
    start: { x: 36, y: 360, w: 150, h: 164 },
    cathedral: { x: 478, y: 206, w: 500, h: 276 },
  };
  const pair = ({ x, y }: Rect): [Rect, Rect] => [
    { x: x + 6, y: y + 30, w: 112, h: 128 },
    { x: x + 167, y: y + 30, w: 112, h: 128 },
  ];
  const { kingsbridge: k, shiring: s, court, market, priory } = places;
  return {
    name: "wide",
    width: 1180,
    height: 730,
    places,
    spaces: {
      bishop: [283, 168],
      kingsbridge_1: [k.x + 143, k.y + 128],
      kingsbridge_2: [k.x + 304, k.y + 128],
      ...inRow(2, (i) => [priory.x + 42 + i * 58, priory.y + 132], "priory"),
      ...inRow(4, (i) => [court.x + 32 + i * 55, court.y + 132], "court"),
      shiring_1: [s.x + 143, s.y + 128],
      shiring_2: [s.x + 304, s.y + 128],
      castle: [507, bottom + 132],
      ...inRow(4, (i) => [market.x + 220 + i * 48, market.y + 132], "market"),
      start_player: [111, 492],
    },
    cards: { event: { x: 42, y: top + 30, w: 160, h: 128 }, kingsbridge: pair(k), shiring: pair(s) },
    costs: Array.from({ length: costs }, (_, i) => ({ x: 36 + (i * 430) / costs, y: 228, w: 430 / costs, h: 56 })),
    bag: { x: 200, y: 300, w: 266, h: 174 },
    gold: inRows(200, 496, 778, goldMax + 1, goldMax + 1, 28),
    points: fromZero(aroundTheEdge(1180, 730, 30, pointFields)),
    middle: { x: 34, y: 203, w: 946, h: 286 },
    goldTitle: [200, 491],
    pointsTitle: null,
  };
}

export function tall(pointFields: number, goldMax: number, costs: number): Layout {
  const w = 231;
  const left = 6;
  const right = 243;
  const top = 172;
  const down = (x: number, from: number, list: [Place, number][]): [Place, Rect][] => {
    let y = from;
    return list.map(([place, h]): [Place, Rect] => {
      const rect = { x, y, w, h };
      y += h + 6;
      return [place, rect];
    });
  };
  const places = {
    cathedral: { x: 4, y: 6, w: 234, h: 158 },
    ...Object.fromEntries(
      down(left, top, [
        ["event", 186],
        ["start", 108],
        ["market", 220],
        ["castle", 108],
        ["shiring", 214],
        ["court", 122],
      ]),
    ),
    ...Object.fromEntries(
      down(right, top, [
        ["bishop", 108],
        ["mill", 112],
        ["kingsbridge", 288],
        ["priory", 108],
        ["forest", 112],
        ["quarry", 112],
        ["pit", 112],
      ]),
    ),
  } as Record<Place, Rect>;
  const pair = ({ x, y }: Rect, h: number): [Rect, Rect] => [
    { x: x + 6, y: y + 32, w: 172, h },
    { x: x + 6, y: y + 38 + h, w: 172, h },
  ];
  const { kingsbridge: k, shiring: s, court, market, priory, event } = places;
  const beside = ({ x, y, h }: Rect): Point => [x + 200, y + h - 34];
  const cards = { event: { x: event.x + 6, y: event.y + 32, w: 219, h: 148 }, kingsbridge: pair(k, 122), shiring: pair(s, 85) };
  const level = (card: Rect): Point => [card.x + 195, card.y + card.h - 28];
  const goldTop = 1190;
  const goldRows = Math.ceil((goldMax + 1) / 16);
  const pointsTop = goldTop + goldRows * 32 + 30;
  return {
    name: "tall",
    width: 480,
    height: pointsTop + Math.ceil(pointFields / 15) * 32 + 6,
    places,
    spaces: {
      bishop: beside(places.bishop),
      kingsbridge_1: level(cards.kingsbridge[0]),
      kingsbridge_2: level(cards.kingsbridge[1]),
      ...inRow(2, (i) => [priory.x + 142 + i * 58, priory.y + 74], "priory"),
      ...inRow(4, (i) => [court.x + 32 + i * 55, court.y + 90], "court"),
      shiring_1: level(cards.shiring[0]),
      shiring_2: level(cards.shiring[1]),
      castle: beside(places.castle),
      ...inRow(4, (i) => [market.x + 32 + i * 55, market.y + 188], "market"),
      start_player: beside(places.start),
    },
    cards,
    costs: inRows(right, 24, w, Math.ceil(costs / 2), costs, 48),
    bag: { x: right, y: 124, w, h: 42 },
    gold: inRows(6, goldTop, 468, 16, goldMax + 1, 32),
    points: fromZero(inRows(6, pointsTop, 468, 15, pointFields, 32)),
    middle: places.cathedral,
    goldTitle: [8, goldTop - 6],
    pointsTitle: [8, pointsTop - 6],
  };
}

/** The middle of a field, or a place beside it for each of several discs. */
export function discAt(field: Field, seat: number, seats: number): Point {
  const n = seat - (seats - 1) / 2;
  const x = field.x + field.w / 2;
  const y = field.y + field.h / 2;
  if (field.across && field.w > 4 * 11) return [x + n * 13, y];
  if (!field.across && field.h > 4 * 11) return [x, y + n * 13];
  return [x + (seat % 2 ? 6 : -6), y + (seat > 1 ? 6.5 : -6.5)];
}
