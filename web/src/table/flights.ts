// Animates what events moved: coins, cubes and cards fly from where they were to their new owner, one after the other.
// Figures and markers are animated by their boards. Nothing waits for these animations.
import { lasting } from "../lib/motion";

export interface Flight {
  from: Anchor;
  to: Anchor;
  /** The classes of the piece in flights.css: "coin", "cube wood". */
  what: string;
  text?: string;
}

/** A player, or a place on the board by its data-place. */
type Anchor = `seat:${number}` | `place:${string}`;

const LASTS = 700; // milliseconds
const APART = 220;
const ALTOGETHER = 2_000; // between the first and the last start
const MOST = 24;

export class Flights {
  #layer: HTMLElement;
  #flying: Animation[] = [];
  #waiting: Flight[] = [];
  #turn = 0;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** Start flights, which end those before. Without any, earlier ones go on. */
  play(flights: Flight[]): void {
    const lasts = lasting(LASTS);
    if (!flights.length || !lasts || document.hidden) return;
    this.#waiting.push(...flights);
    if (this.#waiting.length > flights.length) return;
    const turn = this.#turn;
    // After the next frame the page is laid out, and reading positions is free.
    const start = () => {
      if (turn !== this.#turn) return;
      const waiting = this.#waiting.slice(0, MOST);
      this.land();
      this.#start(waiting, lasts);
    };
    requestAnimationFrame(() => setTimeout(start));
  }

  /** End all flights at once. */
  land(): void {
    this.#turn += 1;
    this.#waiting = [];
    for (const animation of this.#flying) animation.cancel();
    this.#flying = [];
    this.#layer.replaceChildren();
  }

  #start(flights: Flight[], lasts: number): void {
    const ways = flights.flatMap((flight) => {
      const from = middle(flight.from);
      const to = middle(flight.to);
      return from && to ? [{ flight, from, to }] : [];
    });
    const apart = Math.min(lasting(APART), lasting(ALTOGETHER) / Math.max(1, ways.length));
    ways.forEach(({ flight, from, to }, i) => {
      const piece = document.createElement("span");
      piece.className = `flight ${flight.what}`;
      piece.textContent = flight.text ?? "";
      this.#layer.append(piece);
      const high = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 6);
      const at = (x: number, y: number, scale: number) =>
        `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
      const animation = piece.animate(
        [
          { transform: at(from.x, from.y, 0.5), opacity: 0 },
          { transform: at(from.x, from.y, 1.15), opacity: 1, offset: 0.15 },
          { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - high, 1.15), opacity: 1, offset: 0.55 },
          { transform: at(to.x, to.y, 0.8), opacity: 1, offset: 0.92 },
          { transform: at(to.x, to.y, 0.5), opacity: 0 },
        ],
        { duration: lasts, delay: i * apart, easing: "ease-in-out", fill: "both" },
      );
      animation.onfinish = () => piece.remove();
      this.#flying.push(animation);
    });
  }
}

/** The centre of an anchor on the screen; null if it is not in sight. */
function middle(anchor: Anchor): { x: number; y: number } | null {
  const at = anchor.indexOf(":");
  const name = CSS.escape(anchor.slice(at + 1));
  const found = document.querySelectorAll(
    anchor.startsWith("seat:") ? `[data-seat="${name}"]` : `[data-place="${name}"]`,
  );
  for (const element of found) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight) return { x, y };
  }
  return null;
}
