// The review as a picture: the graph, the split in sentences, and the best answer to the costliest mistake.
import { colours, sharePicture } from "../../lib/picture";
import { OUTLINES } from "../../lib/seats";
import type { Words } from "../../lib/words";
import type { DecisionReport, ReviewReport } from "../../wire";
import { lineOf } from "./graph";
import { percent, signed } from "./reviewed.svelte";
import { sentenceOf } from "./sentence";

const WIDTH = 900;
const MARGIN = 40;
const LINE = 28;
const GRAPH = { width: WIDTH - 2 * MARGIN, height: 240 };
const PARTS = ["luck", "own", "others"] as const;

export function shareReview(words: Words, own: Words, review: ReviewReport): void {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = MARGIN * 2 + 90 + GRAPH.height + (review.seats.length * 3 + 3) * LINE;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  draw(pen, words, own, review);
  sharePicture(canvas, `guildhall-${review.game}-review.png`, own.title());
}

function draw(pen: CanvasRenderingContext2D, words: Words, own: Words, review: ReviewReport): void {
  const colour = colours();
  const seatColour = (seat: number) => colour(`--seat-${seat % OUTLINES.length}`);
  const width = WIDTH - 2 * MARGIN;
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.fillStyle = colour("--accent");
  pen.font = "800 38px 'Alegreya Variable', serif";
  pen.fillText(`${own.title()} · ${words.text("review-title")}`, MARGIN, MARGIN + 30, width);
  const top = MARGIN + 60;
  pen.strokeStyle = colour("--line");
  pen.strokeRect(MARGIN, top, GRAPH.width, GRAPH.height);
  pen.lineWidth = 3;
  review.seats.forEach((_, seat) => {
    pen.strokeStyle = seatColour(seat);
    pen.setLineDash([[], [14, 6], [3, 6], [16, 6, 3, 6]][seat % 4] ?? []);
    pen.beginPath();
    for (const [x, y] of lineOf(review.chances, seat, GRAPH)) pen.lineTo(MARGIN + x, top + y);
    pen.stroke();
  });
  let y = top + GRAPH.height + LINE * 1.5;
  review.seats.forEach((reviewed, seat) => {
    pen.save();
    pen.translate(MARGIN + 12, y - 8);
    pen.scale(11, 11);
    pen.fillStyle = seatColour(seat);
    pen.fill(new Path2D(OUTLINES[seat % OUTLINES.length]));
    pen.restore();
    pen.fillStyle = colour("--ink");
    pen.font = "700 21px 'Alegreya Sans', sans-serif";
    pen.fillText(sentenceOf(words, own, review, seat), MARGIN + 36, y, width - 36);
    pen.font = "400 19px 'Alegreya Sans', sans-serif";
    pen.fillStyle = colour("--ink-2");
    const parts = PARTS.map((part) =>
      words.text("review-part", { part: words.text(`review-${part}`), points: signed(reviewed.points[part]) }),
    );
    if (reviewed.accuracy !== null)
      parts.push(words.text("review-accurate", { percent: Math.round(reviewed.accuracy) }));
    pen.fillText(parts.join(" · "), MARGIN + 36, y + LINE, width - 36);
    y += LINE * 3;
  });
  const worst = costliest(review);
  if (!worst) return;
  const [seat, decided] = worst;
  const mark = words.text("review-mark", {
    player: own.player(seat),
    grade: words.text(`review-grade-${decided.grade}`),
    option: own.option(decided.decision, decided.option),
  });
  pen.fillStyle = colour("--ink");
  pen.fillText(`${mark} (${words.text("review-lost", { percent: percent(decided.lost) })})`, MARGIN, y, width);
  pen.font = "700 21px 'Alegreya Sans', sans-serif";
  const best = own.option(decided.decision, decided.best);
  pen.fillText(`${words.text("review-best-answer")}: ${best}`, MARGIN, y + LINE, width);
}

/** The decision that gave away the most, and whose it was. */
function costliest(review: ReviewReport): [number, DecisionReport] | null {
  let worst: [number, DecisionReport] | null = null;
  review.seats.forEach((reviewed, seat) => {
    for (const decided of reviewed.decisions) if (decided.lost > (worst?.[1].lost ?? 0)) worst = [seat, decided];
  });
  return worst;
}
