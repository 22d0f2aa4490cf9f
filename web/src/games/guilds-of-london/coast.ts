// The outline of land in a box: a closed, smooth line that is never quite straight.
import type { Point } from "./figures";

const STEP = 34; // units between two points of the outline, about

/** How far a point of the outline lies inside its box. The same for the same number, so that land stays where it is. */
const inset = (n: number): number => 5 + 4 * Math.sin(n * 2.4) + 2 * Math.sin(n * 5.3);

/** A path along the edges of a box, its corners cut off. */
export function coast(x: number, y: number, width: number, height: number): string {
  const corner = Math.min(width, height) / 3;
  const points: Point[] = [];
  const side = (from: Point, to: Point, inwards: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const parts = Math.max(1, Math.round(length / STEP));
    for (let i = 0; i <= parts; i++) {
      const depth = inset(points.length);
      points.push({
        x: from.x + ((to.x - from.x) * i) / parts + inwards.x * depth,
        y: from.y + ((to.y - from.y) * i) / parts + inwards.y * depth,
      });
    }
  };
  const [right, bottom] = [x + width, y + height];
  side({ x: x + corner, y }, { x: right - corner, y }, { x: 0, y: 1 });
  side({ x: right, y: y + corner }, { x: right, y: bottom - corner }, { x: -1, y: 0 });
  side({ x: right - corner, y: bottom }, { x: x + corner, y: bottom }, { x: 0, y: -1 });
  side({ x, y: bottom - corner }, { x, y: y + corner }, { x: 1, y: 0 });
  const at = (i: number): Point => points[i % points.length] as Point;
  const between = (i: number): string => `${round((at(i).x + at(i + 1).x) / 2)} ${round((at(i).y + at(i + 1).y) / 2)}`;
  const bends = points.map((_, i) => `Q${round(at(i + 1).x)} ${round(at(i + 1).y)} ${between(i + 1)}`);
  return `M${between(0)}${bends.join("")}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
