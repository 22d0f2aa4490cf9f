// The score sheet as an image, drawn on a canvas of our own: shared where the device can, else saved.
import { OUTLINES } from "../lib/seats";
import type { Words } from "../lib/words";
import type * as wire from "../wire";

const WIDTH = 900;
const MARGIN = 40;
const LINE = 26;
const NAME = "guildhall.png";

export function shareScoreSheet(words: Words, scores: wire.Score[]): void {
  const order = [...scores.keys()].sort((a, b) => (scores[a]?.place ?? 0) - (scores[b]?.place ?? 0));
  const lines = order.reduce((sum, seat) => sum + 2.2 + (scores[seat]?.ledger.filter((line) => line.amount).length ?? 0), 0);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.ceil(MARGIN * 2 + 60 + lines * LINE);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colour("--accent");
  pen.font = "800 38px 'Alegreya Variable', serif";
  pen.fillText(words.title(), MARGIN, MARGIN + 30);
  let y = MARGIN + 60;
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
      pen.fillText(words.ledger({ ...line, facts: Object.entries(line.facts) }), MARGIN + 36, y, WIDTH - 220);
      pen.textAlign = "right";
      pen.fillText(line.amount > 0 ? `+${line.amount}` : String(line.amount), WIDTH - MARGIN, y);
    }
    y += LINE;
  }
  canvas.toBlob((blob) => {
    if (!blob) return;
    const file = new File([blob], NAME, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) {
      navigator.share({ files: [file], title: words.title() }).catch(() => undefined); // who changes his mind is not told so
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = NAME;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });
}
