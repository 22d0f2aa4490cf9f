// What the two layouts of the board, wide and tall, must say. Components draw whichever they are given.
import type { Place } from "../pieces";
import type { Drawn, Field, Point, Rect } from "./fields";
import { tall } from "./tall";
import { wide } from "./wide";

/** The places with a small drawing of their own; the towns have one per space. */
export type Pictured = Exclude<Place, "event" | "kingsbridge" | "shiring" | "cathedral">;
export type Site = "mill" | "forest" | "quarry" | "pit";

/** Where workers stand: the first of them, and how far apart their two columns are. */
export interface Workers {
  x: number;
  y: number;
  column: number;
}

/** What the ground is made of, as SVG paths. */
export interface Scenery {
  sky: { from: number; to: number };
  hill: string;
  meadow: string;
  river: string;
  trees: Point[];
}

export interface Bag extends Rect {
  /** The drawing of the bag, where there is room for it. */
  sack: Point | null;
  /** Where a seat's mark stands, where there is room for it. */
  mark: ((seat: number, seats: number) => Point) | null;
  /** Where a seat's builders wait. */
  builder: (seat: number, seats: number, n: number) => Drawn;
}

export interface Layout {
  name: "wide" | "tall";
  width: number;
  height: number;
  scenery: Scenery;
  /** Clockwise from the upper left. */
  places: Record<Place, Rect>;
  arts: Record<Pictured, Drawn>;
  /** Where a builder stands, by space. */
  spaces: Record<string, Point>;
  /** The cards of the two towns and the event. */
  cards: { event: Rect; kingsbridge: [Rect, Rect]; shiring: [Rect, Rect] };
  /** A space of a town: the width of its plot, and how far above the space its drawing begins. */
  town: { width: number; rise: number };
  workers: Record<Site, Workers>;
  /** What is left of each kind of cubes. */
  supply: Record<Exclude<Site, "mill">, Point>;
  /** The tax die, and its name below it. */
  tax: Drawn & { nameBelow: number };
  /** The grey workers of the castle, side by side; their name; and how many they are, where there is room for it. */
  castle: { worker: (i: number) => Point; name: Point; count: Point | null };
  /** The first row of the market's stock. */
  stock: { x: number; y: number; width: number };
  /** The mark of the start player. */
  startPlayer: Point;
  cathedral: Drawn;
  /** The sign with the cathedral's number. */
  cathedralSign: Point;
  /** The cost track. */
  costs: Rect[];
  bag: Bag;
  gold: Field[];
  /** From 0, which shares the last field. */
  points: Field[];
  goldTitle: Point;
  /** Only where the track does not run along the edge. */
  pointsTitle: Point | null;
  /** The size of the lettering of cards. */
  lettering: number;
}

/** How many fields the tracks have. */
export interface Lengths {
  points: number;
  gold: number;
  costs: number;
}

export const layoutFor = (narrow: boolean, lengths: Lengths): Layout => (narrow ? tall : wide)(lengths);

/** A part of the board as CSS, for what lies over the drawing. */
export const partOf = ({ width, height }: Layout, { x, y, w, h }: Rect): string =>
  `left:${(x / width) * 100}%;top:${(y / height) * 100}%;width:${(w / width) * 100}%;height:${(h / height) * 100}%`;
