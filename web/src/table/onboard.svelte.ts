// Which answers can be given on the board, in the hand or in the tray. They need no button in words besides.
import type { Offer } from "./offer.svelte";

export const PLACES = ".board [data-option], .hand [data-option], .tray [data-option]";

export class OnBoard {
  #found: ReadonlySet<string> = $state.raw(new Set());
  #offer: Offer;

  constructor(offer: Offer, page: () => Element | null | undefined) {
    this.#offer = offer;
    $effect(() => {
      const within = page();
      if (!offer.question || !within) return;
      let frame = requestAnimationFrame(() => this.#look(within));
      const changed = new MutationObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => this.#look(within));
      });
      changed.observe(within, { childList: true, subtree: true, attributeFilter: ["data-option"] });
      return () => {
        changed.disconnect();
        cancelAnimationFrame(frame);
      };
    });
  }

  has(option: string): boolean {
    return this.#found.has(option);
  }

  #look(page: Element): void {
    const found = new Set<string>();
    for (const place of page.querySelectorAll<HTMLElement>(PLACES))
      if (place.ariaDisabled !== "true" && place.checkVisibility()) found.add(place.dataset["option"] ?? "");
    const { question } = this.#offer;
    const same = question?.options.every((option) => found.has(option) === this.#found.has(option));
    if (!same) this.#found = found;
  }
}
