// Pieces go where the hand drags them: a pawn from place to place, a cube to its square, a card onto the board. Whatever
// has `data-drag` can be taken up, or what `data-lift` selects instead of it; where it lies is what a click there would have chosen.
import type { Offer } from "./offer.svelte";

const FAR = 6; // pixels; who moves less has clicked

interface Taken {
  /** The answer that taking it up means; null if only the place is asked. */
  source: string | null;
  piece: Element;
  x: number;
  y: number;
}

export class Drag {
  /** Where the dragged piece is drawn. */
  layer: HTMLElement | undefined;
  #offer: Offer;
  #taken: Taken | null = null;
  #copy: HTMLElement | null = null;
  #hasDragged = false;

  constructor(offer: Offer) {
    this.#offer = offer;
  }

  begin(event: PointerEvent): void {
    this.#hasDragged = false;
    const piece = event.button === 0 ? (event.target as Element).closest<HTMLElement>("[data-drag]") : null;
    // A finger that moves a card scrolls the hand, and one that moves a map moves the map.
    if (!piece || (event.pointerType === "touch" && getComputedStyle(piece).touchAction !== "none")) return;
    const source = piece.dataset["drag"] || null;
    if (source !== null && !this.#offer.has(source)) return;
    this.#taken = { source, piece, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const taken = this.#taken;
    if (!taken || (!this.#copy && Math.hypot(event.clientX - taken.x, event.clientY - taken.y) < FAR)) return;
    this.#copy ??= this.#lift(taken.piece);
    const { clientX, clientY } = event;
    this.#copy.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
    event.preventDefault();
  }

  end(event: PointerEvent): void {
    const taken = this.#taken;
    const wasLifted = this.#copy !== null;
    this.drop();
    if (!taken || !wasLifted) return;
    this.#hasDragged = true;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const place = under?.closest<HTMLElement>("[data-spot]")?.dataset["spot"] ?? null;
    const { source } = taken;
    if (source === null) {
      if (place !== null) this.#offer.choose(place);
    } else if (place !== null && place !== source) {
      const next = {
        key: place,
        next: ({ options }: { options: string[] }) => (options.includes(place) ? place : null),
      };
      this.#offer.choose(source, undefined, next);
    } else if (under?.closest(".board") && taken.piece.matches(".hand *")) this.#offer.choose(source);
  }

  /** Whatever was taken up goes back. */
  drop(): void {
    this.#copy?.remove();
    this.#copy = null;
    this.#taken = null;
  }

  /** The end of a drag is not a click. */
  click(event: MouseEvent): void {
    if (!this.#hasDragged) return;
    this.#hasDragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  #lift(piece: Element): HTMLElement {
    const instead = (piece as HTMLElement | SVGElement).dataset["lift"];
    if (instead) piece = document.querySelector(`.board ${instead}`) ?? piece;
    const { width, height } = piece.getBoundingClientRect();
    const copy = document.createElement("span");
    copy.className = "dragged";
    if (piece instanceof SVGGraphicsElement) {
      const { x, y, width: w, height: h } = piece.getBBox();
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      drawing.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
      drawing.append(...[...piece.childNodes].map((child) => child.cloneNode(true)));
      copy.append(drawing);
    } else copy.append(piece.cloneNode(true));
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    this.layer?.append(copy);
    return copy;
  }
}
