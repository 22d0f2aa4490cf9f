// Where the answers of a hint are on the board: rings around them, and numbers along the line of the viewer's own moves.
import type { Hinting } from "./hinting.svelte";

const WITHIN = [".board", ".hand", ".tray"];
const MARGIN = 4; // pixels around a place
const MARKS = 4; // of a line, at most: more would hide the board
const NEAR = 0.3; // of the screen, by which the page scrolls at most to show the first place

export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Mark {
  x: number;
  y: number;
  number: number;
}

export class HintMarks {
  rings: Ring[] = $state.raw([]);
  marks: Mark[] = $state.raw([]);
  readonly #hinting: Hinting;

  /** `page` holds the board, the hand and the tray. */
  constructor(hinting: Hinting, page: () => HTMLElement | undefined) {
    this.#hinting = hinting;
    $effect(() => {
      const within = page();
      const { options, line } = hinting;
      if (!within || options.length === 0) {
        this.rings = this.marks = [];
        return;
      }
      let frame = 0;
      let isNew = true;
      const look = () => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => {
          if (isNew) bring(within, options);
          isNew = false;
          this.#look(within, options, line);
        });
      };
      const changed = new MutationObserver(look);
      changed.observe(within, {
        childList: true,
        subtree: true,
        attributeFilter: ["data-option", "transform", "style"],
      });
      const sized = new ResizeObserver(look);
      sized.observe(within);
      addEventListener("scroll", look, { capture: true, passive: true });
      addEventListener("resize", look);
      look();
      return () => {
        cancelAnimationFrame(frame);
        changed.disconnect();
        sized.disconnect();
        removeEventListener("scroll", look, { capture: true });
        removeEventListener("resize", look);
      };
    });
  }

  /** From mark to mark, as the path of an arrow. */
  get path(): string {
    return this.marks.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");
  }

  #look(page: HTMLElement, options: string[], line: string[]): void {
    const inSight = sightOf(page);
    this.rings = options.flatMap((option) => places(page, option).filter(inSight).map(ringOf));
    if (!this.#hinting.isWhole) {
      this.marks = [];
      return;
    }
    const found = line.slice(0, MARKS).flatMap((option, i) => places(page, option, i > 0).slice(0, 1));
    const hidden = found.findIndex((place) => !inSight(place)); // the line goes on where one scrolls to
    this.marks = found.slice(0, hidden < 0 ? found.length : hidden).map((place, i) => {
      const { x, y, width, height } = ringOf(place);
      return { x: x + width / 2, y: y + height / 2, number: i + 1 };
    });
  }
}

/** What stands for an answer; `later` includes places that cannot be chosen yet. */
function places(page: HTMLElement, option: string, later = false): Element[] {
  const name = CSS.escape(option);
  const attributes = later ? [`[data-option="${name}"]`, `[data-place="${name}"]`] : [`[data-option="${name}"]`];
  const selector = WITHIN.flatMap((area) => attributes.map((attribute) => `${area} ${attribute}`)).join(", ");
  return [...page.querySelectorAll<HTMLElement>(selector)].filter(
    (place) => place.checkVisibility() && (later || place.ariaDisabled !== "true"),
  );
}

/** On a phone, the hand that lies over the end of the page. */
function handOver(page: HTMLElement): HTMLElement | null {
  const hand = page.querySelector<HTMLElement>(".hand.panel");
  return hand && getComputedStyle(hand).position === "fixed" ? hand : null;
}

/** Whether the middle of a place can be seen: it is on the screen, and not under the hand. */
function sightOf(page: HTMLElement): (place: Element) => boolean {
  const hand = handOver(page);
  if (!hand) return () => true;
  const over = hand.getBoundingClientRect();
  return (place) => {
    if (hand.contains(place)) return true;
    const box = place.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return y > 0 && y < innerHeight && !(x > over.left && x < over.right && y > over.top && y < over.bottom);
  };
}

/** Scroll the first place out from under the hand, if that leaves the words of the hint in sight. */
function bring(page: HTMLElement, options: string[]): void {
  const place = options.flatMap((option) => places(page, option))[0];
  const hand = handOver(page);
  if (!place || !hand || sightOf(page)(place)) return;
  const by = place.getBoundingClientRect().bottom + MARGIN - hand.getBoundingClientRect().top;
  if (by > 0 && by <= innerHeight * NEAR) scrollBy({ top: by, behavior: "instant" });
}

function ringOf(place: Element): Ring {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}
