// The result as an image, drawn on a canvas: the board and the score sheet.
import { colours, sharePicture } from "../lib/picture";
import { OUTLINES } from "../lib/seats";
import type { Words } from "../lib/words";
import type * as wire from "../wire";

const WIDTH = 900;
const MARGIN = 40;
const LINE = 26;
const GAP = 18;
const HIGHEST = 560;
const LONG = 2; // times as wide as high
const BESIDE = 3; // pictures in a row
const SMALLEST = 90; // pixels: what is smaller is an ornament of the page
const PAINT = [
  ...["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap"],
  ...["stroke-opacity", "opacity", "paint-order", "font-family", "font-size", "font-weight", "text-anchor"],
  ...["dominant-baseline", "transform", "transform-box", "transform-origin", "visibility", "display", "clip-path"],
  ...["stop-color", "stop-opacity"],
];

/** A drawing of the page as an image; null if the browser cannot make one. What is drawn nowhere is left out. */
async function pictureOf(drawing: SVGSVGElement): Promise<HTMLImageElement | null> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  // Outside the page there are no style sheets.
  for (const [i, original] of originals.entries()) {
    const style = getComputedStyle(original);
    for (const name of PAINT) copies[i]?.style.setProperty(name, style.getPropertyValue(name));
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}

interface Placed {
  image: HTMLImageElement;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rows of pictures as wide as the page: a long one alone, others side by side and equally high. */
export function rowsOf(shapes: number[], wide: number): { x: number; y: number; width: number; height: number }[] {
  const rows: number[][] = [];
  for (const [i, shape] of shapes.entries()) {
    const last = rows.at(-1);
    const joins = last !== undefined && shape < LONG && last.length < BESIDE && (shapes[last[0] ?? 0] ?? 0) < LONG;
    if (joins) last.push(i);
    else rows.push([i]);
  }
  let y = 0;
  return rows.flatMap((row) => {
    const sum = row.reduce((all, i) => all + (shapes[i] ?? 1), 0);
    const height = Math.min((wide - GAP * (row.length - 1)) / sum, HIGHEST);
    let x = 0;
    const places = row.map((i) => {
      const width = height * (shapes[i] ?? 1);
      x += width + GAP;
      return { x: x - width - GAP, y, width, height };
    });
    y += height + GAP;
    return places;
  });
}

/** The drawings of the board, and where they stand in the picture. */
async function boardPictures(): Promise<Placed[]> {
  const drawings = [...document.querySelectorAll<SVGSVGElement>(".stage svg")].filter((drawing) => {
    const { width, height } = drawing.getBoundingClientRect();
    return Math.min(width, height) >= SMALLEST && drawing.parentElement?.closest("svg") === null;
  });
  const images = (await Promise.all(drawings.map(pictureOf))).filter((image) => image !== null);
  const places = rowsOf(
    images.map((image) => image.width / image.height),
    WIDTH - 2 * MARGIN,
  );
  return images.flatMap((image, i) => {
    const place = places[i];
    return place ? [{ image, ...place }] : [];
  });
}

/** What the file is called: the game and the day on which it ended. */
export function fileName(info: wire.TableInfo): string {
  return `guildhall-${info.settings.game}-${new Date(info.ended_at ?? Date.now()).toISOString().slice(0, 10)}.png`;
}

export async function shareResult(words: Words, scores: wire.Score[], info: wire.TableInfo): Promise<void> {
  const pictures = await boardPictures();
  const board = Math.max(0, ...pictures.map(({ y, height }) => y + height + LINE));
  const order = [...scores.keys()].sort((a, b) => (scores[a]?.place ?? 0) - (scores[b]?.place ?? 0));
  const lines = order.reduce(
    (sum, seat) => sum + 2.2 + (scores[seat]?.ledger.filter((line) => line.amount).length ?? 0),
    0,
  );
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.ceil(MARGIN * 2 + 60 + board + lines * LINE);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const colour = colours();
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("--accent");
  pen.font = "800 38px 'Alegreya Variable', serif";
  pen.fillText(words.title(), MARGIN, MARGIN + 30);
  const day = new Date(info.ended_at ?? Date.now()).toLocaleDateString(document.documentElement.lang, {
    dateStyle: "long",
  });
  pen.textAlign = "right";
  pen.font = "500 20px 'Alegreya Sans', sans-serif";
  pen.fillText(`Guildhall · ${day}`, WIDTH - MARGIN, MARGIN + 28);
  pen.textAlign = "left";
  for (const { image, x, y, width, height } of pictures)
    pen.drawImage(image, MARGIN + x, MARGIN + 60 + y, width, height);
  let y = MARGIN + 60 + board;
  for (const seat of order) {
    const score = scores[seat];
    if (!score) continue;
    y += LINE * 1.2;
    pen.save();
    pen.translate(MARGIN + 12, y - 9);
    pen.scale(11, 11);
    pen.fillStyle = colour(`--seat-${seat % OUTLINES.length}`);
    pen.fill(new Path2D(OUTLINES[seat % OUTLINES.length]));
    pen.restore();
    pen.fillStyle = colour("--ink");
    pen.font = "700 24px 'Alegreya Sans', sans-serif";
    pen.textAlign = "left";
    pen.fillText(`${words.text("place-number", { place: score.place })}  ${words.player(seat)}`, MARGIN + 36, y);
    pen.textAlign = "right";
    pen.fillText(String(score.points), WIDTH - MARGIN, y);
    pen.font = "400 19px 'Alegreya Sans', sans-serif";
    pen.fillStyle = colour("--ink-2");
    for (const line of score.ledger) {
      if (!line.amount) continue;
      y += LINE;
      pen.textAlign = "left";
      pen.fillText(words.ledger(line), MARGIN + 36, y, WIDTH - 220);
      pen.textAlign = "right";
      pen.fillText(line.amount > 0 ? `+${line.amount}` : String(line.amount), WIDTH - MARGIN, y);
    }
    y += LINE;
  }
  sharePicture(canvas, fileName(info), words.title());
}
