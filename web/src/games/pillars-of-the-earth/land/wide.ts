// The board on a wide screen: the places stand around the cathedral, the point track runs along the edge.
import type { Place } from "../pieces";
import { aroundTheEdge, fromZero, inRows, inside, numbered, type Rect } from "./fields";
import type { Layout, Lengths } from "./layout";

const WIDTH = 1180;
const HEIGHT = 730;
const TOP = 36;
const BOTTOM = 530;
const H = 164;

const places: Record<Place, Rect> = {
  event: { x: 36, y: TOP, w: 172, h: H },
  bishop: { x: 214, y: TOP, w: 138, h: H },
  mill: { x: 358, y: TOP, w: 140, h: H },
  kingsbridge: { x: 504, y: TOP, w: 326, h: H },
  priory: { x: 836, y: TOP, w: 142, h: H },
  forest: { x: 984, y: TOP, w: 160, h: H },
  quarry: { x: 984, y: 206, w: 160, h: 156 },
  pit: { x: 984, y: 368, w: 160, h: 156 },
  court: { x: 914, y: BOTTOM, w: 230, h: H },
  shiring: { x: 582, y: BOTTOM, w: 326, h: H },
  castle: { x: 438, y: BOTTOM, w: 138, h: H },
  market: { x: 36, y: BOTTOM, w: 396, h: H },
  start: { x: 36, y: 360, w: 150, h: 164 },
  cathedral: { x: 478, y: 206, w: 500, h: 276 },
};
const { bishop, mill, kingsbridge, priory, forest, quarry, pit, court, shiring, castle, market, start } = places;

const bag: Rect = { x: 200, y: 300, w: 266, h: 164 };
const laneAt = (seat: number, seats: number): number => bag.x + 108 + ((seat + 0.5) * (bag.w - 118)) / seats;

const pair = ({ x, y }: Rect): [Rect, Rect] => [
  { x: x + 6, y: y + 30, w: 112, h: 128 },
  { x: x + 167, y: y + 30, w: 112, h: 128 },
];

const fixed = {
  name: "wide",
  width: WIDTH,
  height: HEIGHT,
  scenery: {
    sky: { from: 200, to: 440 },
    hill: "M0 380Q200 250 420 330T760 300 1180 330V730H0Z",
    meadow: "M0 450Q300 380 600 440T1180 410V730H0Z",
    river: "M358 204C330 280 480 300 470 400 462 470 300 470 190 500 60 540 40 640 0 660",
    trees: [
      [200, 226],
      [960, 250],
      [946, 292],
      [466, 300],
      [966, 420],
      [190, 320],
    ],
  },
  places,
  arts: {
    bishop: inside(bishop, 22, 30),
    mill: inside(mill, 20, 30, 0.92),
    priory: inside(priory, 21, 28),
    forest: inside(forest, 4, 30),
    quarry: inside(quarry, 4, 30),
    pit: inside(pit, 4, 30),
    court: inside(court, 64, 28),
    castle: inside(castle, 19, 28),
    market: inside(market, 246, 26, 0.98),
    start: inside(start, 25, 28),
  },
  spaces: {
    bishop: [bishop.x + 69, bishop.y + 132],
    ...numbered("kingsbridge", 2, (i) => [kingsbridge.x + 143 + i * 161, kingsbridge.y + 128]),
    ...numbered("priory", 2, (i) => [priory.x + 42 + i * 58, priory.y + 132]),
    ...numbered("court", 4, (i) => [court.x + 32 + i * 55, court.y + 132]),
    ...numbered("shiring", 2, (i) => [shiring.x + 143 + i * 161, shiring.y + 128]),
    castle: [castle.x + 69, castle.y + 132],
    ...numbered("market", 4, (i) => [market.x + 220 + i * 48, market.y + 132]),
    start_player: [start.x + 75, start.y + 132],
  },
  cards: { event: { x: 42, y: TOP + 30, w: 160, h: 128 }, kingsbridge: pair(kingsbridge), shiring: pair(shiring) },
  town: { width: 158, rise: 76 },
  workers: {
    mill: { x: mill.x + 26, y: mill.y + 116, column: 64 },
    forest: { x: forest.x + 28, y: forest.y + 118, column: 74 },
    quarry: { x: quarry.x + 28, y: quarry.y + 112, column: 74 },
    pit: { x: pit.x + 28, y: pit.y + 112, column: 74 },
  },
  supply: {
    forest: [forest.x + 130, forest.y + 46],
    quarry: [quarry.x + 130, quarry.y + 46],
    pit: [pit.x + 130, pit.y + 46],
  },
  tax: { ...inside(court, 196, 66, 1.7), nameBelow: 26 },
  castle: {
    worker: (i) => [castle.x + 106 + i * 16, castle.y + 132],
    name: [castle.x + 112, castle.y + 152],
    count: [castle.x + 24, castle.y + 132],
  },
  stock: { x: market.x + 8, y: market.y + 50, width: 178 },
  startPlayer: [start.x + 75, start.y + 77],
  cathedral: inside(places.cathedral, 0, 0),
  cathedralSign: [places.cathedral.x + 8, places.cathedral.y + 6],
  bag: {
    ...bag,
    sack: [bag.x + 54, bag.y + 88],
    mark: (seat, seats) => [laneAt(seat, seats), bag.y + 14],
    builder: (seat, seats, n) => ({ x: laneAt(seat, seats), y: bag.y + 60 + n * ((bag.h - 62) / 3), scale: 0.8 }),
  },
  goldTitle: [200, 485],
  pointsTitle: null,
  lettering: 14.5,
} satisfies Partial<Layout>;

export const wide = ({ points, gold, costs }: Lengths): Layout => ({
  ...fixed,
  costs: inRows(36, 228, 430, costs, costs, 56),
  gold: inRows(200, 488, 778, gold, gold, 37),
  points: fromZero(aroundTheEdge(WIDTH, HEIGHT, 30, points)),
});
