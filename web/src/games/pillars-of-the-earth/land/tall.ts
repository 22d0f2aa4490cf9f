// The board on a narrow screen: two columns of places below the cathedral, and the tracks below them.
import type { Place } from "../pieces";
import { fromZero, inRows, inside, numbered, type Point, type Rect } from "./fields";
import type { Layout, Lengths } from "./layout";

const WIDTH = 480;
const COLUMN = 231;
const RIGHT = 243;
const GOLD_TOP = 1190;
const TRACK = { x: 6, width: 468, h: 40, gold: 16, points: 15 };

const left = (y: number, h: number): Rect => ({ x: 6, y, w: COLUMN, h });
const right = (y: number, h: number): Rect => ({ x: RIGHT, y, w: COLUMN, h });
const places: Record<Place, Rect> = {
  cathedral: { x: 4, y: 6, w: 234, h: 158 },
  event: left(172, 186),
  start: left(364, 108),
  market: left(478, 220),
  castle: left(704, 108),
  shiring: left(818, 214),
  court: left(1038, 122),
  bishop: right(172, 108),
  mill: right(286, 112),
  kingsbridge: right(404, 288),
  priory: right(698, 108),
  forest: right(812, 112),
  quarry: right(930, 112),
  pit: right(1048, 112),
};
const { event, bishop, mill, kingsbridge, priory, forest, quarry, pit, court, shiring, castle, market, start } = places;

const bag: Rect = { x: RIGHT, y: 124, w: COLUMN, h: 42 };

const pair = ({ x, y }: Rect, h: number): [Rect, Rect] => [
  { x: x + 6, y: y + 32, w: 172, h },
  { x: x + 6, y: y + 38 + h, w: 172, h },
];
const cards: Layout["cards"] = {
  event: { x: event.x + 6, y: event.y + 32, w: 219, h: 148 },
  kingsbridge: pair(kingsbridge, 122),
  shiring: pair(shiring, 85),
};
const besideCard = (card: Rect): Point => [card.x + 195, card.y + card.h - 28];
const besideArt = ({ x, y, h }: Rect): Point => [x + 200, y + h - 34];

const fixed = {
  name: "tall",
  width: WIDTH,
  places,
  arts: {
    bishop: inside(bishop, 34, 28),
    mill: inside(mill, 4, 30),
    priory: inside(priory, 12, 26),
    forest: inside(forest, 6, 30),
    quarry: inside(quarry, 6, 30),
    pit: inside(pit, 6, 30),
    court: inside(court, 74, 27, 0.5),
    castle: inside(castle, 10, 26),
    market: inside(market, 178, 96, 0.5),
    start: inside(start, 14, 27),
  },
  spaces: {
    bishop: besideArt(bishop),
    kingsbridge_1: besideCard(cards.kingsbridge[0]),
    kingsbridge_2: besideCard(cards.kingsbridge[1]),
    ...numbered("priory", 2, (i) => [priory.x + 142 + i * 58, priory.y + 74]),
    ...numbered("court", 4, (i) => [court.x + 32 + i * 55, court.y + 90]),
    shiring_1: besideCard(cards.shiring[0]),
    shiring_2: besideCard(cards.shiring[1]),
    castle: besideArt(castle),
    ...numbered("market", 4, (i) => [market.x + 32 + i * 55, market.y + 188]),
    start_player: besideArt(start),
  },
  cards,
  town: { width: 222, rise: 66 },
  workers: {
    mill: { x: mill.x + 128, y: mill.y + 50, column: 54 },
    forest: { x: forest.x + 122, y: forest.y + 50, column: 40 },
    quarry: { x: quarry.x + 122, y: quarry.y + 50, column: 40 },
    pit: { x: pit.x + 122, y: pit.y + 50, column: 40 },
  },
  supply: {
    forest: [forest.x + 200, forest.y + 44],
    quarry: [quarry.x + 200, quarry.y + 44],
    pit: [pit.x + 200, pit.y + 44],
  },
  tax: { ...inside(court, 200, 50, 1.35), nameBelow: 22 },
  castle: {
    worker: (i) => [castle.x + 128 + i * 19, castle.y + 82],
    name: [castle.x + 138, castle.y + 100],
    count: null,
  },
  stock: { x: market.x + 8, y: market.y + 48, width: 168 },
  startPlayer: [start.x + 64, start.y + 76],
  cathedral: inside(places.cathedral, 0, 18, 0.47),
  cathedralSign: [places.cathedral.x + 4, places.cathedral.y + 2],
  bag: {
    ...bag,
    sack: null,
    mark: null,
    builder: (seat, seats, n) => ({
      x: bag.x + 4 + ((seat + 0.22 + n * 0.27) * (bag.w - 8)) / seats,
      y: bag.y + 30,
      scale: 0.62,
    }),
  },
  goldTitle: [8, GOLD_TOP - 6],
  lettering: 17,
} satisfies Partial<Layout>;

export function tall({ points, gold, costs }: Lengths): Layout {
  const pointsTop = GOLD_TOP + Math.ceil(gold / TRACK.gold) * TRACK.h + 30;
  const height = pointsTop + Math.ceil(points / TRACK.points) * TRACK.h + 6;
  return {
    ...fixed,
    height,
    scenery: {
      sky: { from: 0, to: 160 },
      hill: "M0 120Q90 70 190 106T480 70V200H0Z",
      meadow: `M0 150Q160 120 480 140V${height}H0Z`,
      river: "M240 172C228 400 252 600 238 800 228 950 250 1080 240 1166",
      trees: [],
    },
    costs: inRows(RIGHT, 24, COLUMN, Math.ceil(costs / 2), costs, 48),
    gold: inRows(TRACK.x, GOLD_TOP, TRACK.width, TRACK.gold, gold, TRACK.h),
    points: fromZero(inRows(TRACK.x, pointsTop, TRACK.width, TRACK.points, points, TRACK.h)),
    pointsTitle: [8, pointsTop - 6],
  };
}
