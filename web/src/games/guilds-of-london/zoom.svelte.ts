// Zooming and moving a drawing with buttons, the wheel, one finger or two.
import type { Point } from "./figures";

export interface Box extends Point {
  width: number;
  height: number;
}

const CLOSEST = 5;
const BUTTON = 1.25;
const WHEEL = 1.15;
/** A pointer that moves less than this many pixels clicks; otherwise it drags. */
const DRAG = 6;

export class Zoom {
  factor = $state(1);
  #middle: Point | null = $state(null);
  #whole: () => Box;
  #pointers = new Map<number, Point>();
  #apart = 0;
  #dragged = false;
  /** The part of the drawing in sight. */
  readonly frame: Box = $derived.by(() => {
    const box = this.#whole();
    const width = box.width / this.factor;
    const height = box.height / this.factor;
    const centre = this.#middle ?? centreOf(box);
    const x = Math.min(Math.max(centre.x - width / 2, box.x), box.x + box.width - width);
    const y = Math.min(Math.max(centre.y - height / 2, box.y), box.y + box.height - height);
    return { x, y, width, height };
  });

  constructor(whole: () => Box) {
    this.#whole = whole;
  }

  get isClose(): boolean {
    return this.factor > 1;
  }

  get isClosest(): boolean {
    return this.factor >= CLOSEST;
  }

  in(): void {
    this.#by(BUTTON);
  }

  out(): void {
    this.#by(1 / BUTTON);
  }

  /** Show everything. */
  fit(): void {
    this.factor = 1;
    this.#middle = null;
  }

  /** Zoom to a part, and no closer than it takes to fill the drawing with it. */
  show(part: Box): void {
    const box = this.#whole();
    const closest = Math.min(CLOSEST, box.width / part.width, box.height / part.height);
    if (closest <= 1) return this.fit();
    this.factor = closest;
    this.#middle = centreOf(part);
  }

  /** Bring a point into the middle, unless everything is in sight anyway. */
  lookAt(point: Point): void {
    if (this.isClose) this.#middle = point;
  }

  /** Listens on the drawing; use it with `@attach`. */
  readonly listen = (svg: SVGSVGElement) => {
    const listening = new AbortController();
    const { signal } = listening;
    const up = (event: PointerEvent) => this.#up(event);
    svg.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    svg.addEventListener("pointermove", (event) => this.#move(event, svg), { signal });
    svg.addEventListener("pointerup", up, { signal });
    svg.addEventListener("pointercancel", up, { signal });
    svg.addEventListener("pointerleave", up, { signal });
    svg.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    svg.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
    return () => listening.abort();
  };

  #by(factor: number): void {
    this.factor = Math.min(CLOSEST, Math.max(1, this.factor * factor));
    if (this.factor === 1) this.#middle = null;
    else this.#middle ??= centreOf(this.#whole());
  }

  #distance(): number {
    const [a, b] = [...this.#pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  #down(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#apart = this.#distance();
    this.#dragged = false;
  }

  #move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const dx = now.x - before.x;
    const dy = now.y - before.y;
    if (this.#pointers.size === 2) {
      this.#pointers.set(event.pointerId, now);
      if (this.#apart) this.#by(this.#distance() / this.#apart);
      this.#apart = this.#distance();
      this.#dragged = true;
    } else if (this.isClose && (this.#dragged || Math.hypot(dx, dy) > DRAG)) {
      this.#dragged = true;
      const scale = this.frame.width / svg.clientWidth;
      const { x, y } = centreOf(this.frame);
      this.#middle = { x: x - dx * scale, y: y - dy * scale };
      this.#pointers.set(event.pointerId, now);
    }
  }

  #up(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.#apart = 0;
  }

  /** The end of a drag is not a click. */
  #click(event: MouseEvent): void {
    if (!this.#dragged) return;
    event.stopPropagation();
    event.preventDefault();
    this.#dragged = false;
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#by(event.deltaY < 0 ? WHEEL : 1 / WHEEL);
  }
}

const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
