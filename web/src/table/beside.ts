// Where to confirm: near what was picked, and over nothing that can be picked instead.
import { PLACES } from "./onboard.svelte";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface At {
  left: number;
  top: number;
}

const STEP = 8; // pixels between the positions that are tried
const GAP = 6; // pixels around whatever is not to be covered
const COVERED = 4; // so many pixels farther away is as bad as one square pixel covered
const HIDDEN = 0.01; // the same for the drawing around what was picked, which one looks at before confirming

/** The position of a box of this size that covers least of what is taken, and of those the one nearest to a place. */
export function nearest(
  size: { width: number; height: number },
  within: Box,
  near: Box,
  taken: Box[],
  drawing?: Box,
): At {
  let best = { left: within.left, top: within.top };
  let least = Infinity;
  for (let { top } = within; top + size.height <= within.bottom; top += STEP)
    for (let { left } = within; left + size.width <= within.right; left += STEP) {
      const [right, bottom] = [left + size.width, top + size.height];
      const far = Math.hypot(
        Math.max(near.left - right, left - near.right, 0),
        Math.max(near.top - bottom, top - near.bottom, 0),
      );
      const middle = Math.hypot(
        (left + right - near.left - near.right) / 2,
        (top + bottom - near.top - near.bottom) / 2,
      );
      let cost = far + middle / 8; // of two that are as near, the one that is less to the side
      const spot = { left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP };
      for (const box of taken) cost += COVERED * shared(spot, box);
      if (drawing) cost += HIDDEN * shared(spot, drawing);
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  return best;
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** What was picked on the board, in the hand or in the tray; null if it was picked in words. */
export function pickedPlace(option: string, plan?: string): Element | null {
  const focused = document.activeElement?.closest<HTMLElement>("[data-option], [data-answer], button, [role=button]");
  const answer = focused?.dataset["answer"];
  if (answer !== undefined) return null;
  const isMeant = focused && [option, plan, undefined].includes(focused.dataset["option"]);
  if (focused && isMeant && focused.matches(".board *, .hand *, .tray *")) return focused;
  const places = [...document.querySelectorAll<HTMLElement>(PLACES)];
  return places.find((place) => place.dataset["option"] === option && isInSight(place)) ?? null;
}

/** The boxes of everything that can be picked. What a phone's hand lies over cannot. */
export function offeredBoxes(hand: Element | null): Box[] {
  const bar = hand && getComputedStyle(hand).position === "fixed" ? hand.getBoundingClientRect() : null;
  return [...document.querySelectorAll<HTMLElement>(PLACES)].flatMap((place) => {
    if (place.ariaDisabled === "true" || !isInSight(place)) return [];
    const box = place.getBoundingClientRect();
    const isCovered = bar && !hand?.contains(place) && (box.top + box.bottom) / 2 > bar.top && box.right > bar.left;
    return isCovered ? [] : [box];
  });
}

function isInSight(place: Element): boolean {
  const { top, bottom, width } = place.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && place.checkVisibility();
}
