// Any key or click shows the present at once, and does nothing else: what lies under the pointer then was not aimed at.
import type { Follow } from "./follow.svelte";

const CONTROL = "a, button, input, select, textarea, summary, [role=tab], [role=slider]";

export class Skip {
  #follow: Follow;
  #hasSkipped = false;

  constructor(follow: Follow) {
    this.#follow = follow;
  }

  /** Returns whether the key has done its work. */
  press(event: KeyboardEvent): boolean {
    if (!this.#follow.isBehind || event.key === "Tab" || event.key === "Shift") return false;
    const isControl = (event.target as HTMLElement).closest(CONTROL) !== null;
    this.#follow.skip();
    if (isControl && (event.key === "Enter" || event.key === " ")) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  touch(event: PointerEvent): void {
    this.#hasSkipped = this.#follow.skip() && (event.target as Element).closest(CONTROL) === null;
  }

  click(event: MouseEvent): void {
    if (!this.#hasSkipped) return;
    this.#hasSkipped = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
