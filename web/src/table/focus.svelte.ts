// Keyboard focus is never lost: when the element that had it disappears with the question, the prompt takes it.
import { tick } from "svelte";

export class FocusKeeper {
  /** What contains the prompt. */
  top: HTMLElement | undefined = $state();
  #isHere = false;

  /** `changes` reads whatever may remove elements; `isCovered` says whether a sheet has the focus. */
  constructor(changes: () => void, isCovered: () => boolean) {
    $effect(() => {
      changes();
      void tick().then(() => {
        if (this.#isHere && isLost() && !isCovered()) this.#restore();
      });
    });
  }

  /** Focus has moved: it is kept only for somebody who had it on the table. */
  moved(event: FocusEvent): void {
    this.#isHere = (event.target as HTMLElement).closest(".play") !== null;
  }

  #restore(): void {
    this.top?.querySelector<HTMLElement>("[data-focus]")?.focus({ preventScroll: true });
  }
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
