// What keys do at a table. Keys.svelte lists them for the reader.
import { prefs } from "../lib/prefs.svelte";
import type { Hinting } from "./hinting.svelte";
import type { LookBack } from "./lookback.svelte";
import type { Offer } from "./offer.svelte";
import type { OpenSheet } from "./opensheet.svelte";
import type { SidePanel } from "./sidepanel.svelte";
import type { Turn } from "./turn.svelte";

interface Parts {
  offer: Offer;
  turn: Turn;
  back: LookBack;
  sheet: OpenSheet;
  side: SidePanel;
  hinting: Hinting;
  /** Show the board at the moment of an event; without one, at the moment before now. */
  jump: (event: number | null) => void;
  /** Show what has happened since the viewer's last answer. */
  recent: () => Promise<void>;
  showSeat: (seat: number) => void;
}

export class Shortcuts {
  #parts: Parts;
  #keys: Record<string, () => void>;
  #toured: string | null = null; // what was picked when the reader last moved the focus by keyboard

  constructor(parts: Parts) {
    const { turn, back, sheet, side, hinting, jump, recent } = parts;
    this.#parts = parts;
    this.#keys = {
      escape: () => this.#escape(),
      u: () => void turn.undo(),
      h: () => void recent(),
      i: () => void hinting.press(),
      n: () => void turn.hurry(),
      r: () => sheet.showRule(null),
      p: () => void sheet.showScore(),
      m: () => (sheet.name = "menu"),
      "?": () => (sheet.name = "keys"),
      w: () => (prefs.words = !prefs.words),
      l: () => side.switchTab(),
      arrowleft: () => (back.moment ? back.previous() : jump(null)),
      arrowright: () => back.moment && back.next(),
    };
  }

  press(event: KeyboardEvent): void {
    const { offer, showSeat } = this.#parts;
    const target = event.target as HTMLElement;
    if (this.#isElsewhere(event)) return;
    const digit = digitOf(event);
    if (digit && event.shiftKey) showSeat(digit - 1);
    else if (digit && offer.question) this.#choose(digit - 1);
    else if (event.key.startsWith("Arrow") && target.closest("[data-arrows], [role=tablist], [role=log]")) return;
    else this.#keys[event.key.toLowerCase()]?.();
  }

  /** Called before anything else hears the key: Enter confirms, whatever was clicked last and has the focus. */
  confirm(event: KeyboardEvent): void {
    const { offer } = this.#parts;
    const target = event.target as HTMLElement;
    if (event.key === "Tab" || (event.key.startsWith("Arrow") && target.closest("[data-arrows]")))
      this.#toured = offer.picked;
    if (event.key !== "Enter" || offer.picked === null || this.#isElsewhere(event)) return;
    // Whoever moved the focus by keyboard after the pick means the thing that has it now.
    if (this.#toured === offer.picked && target.matches("button, [role=button], a, summary")) return;
    event.preventDefault();
    event.stopPropagation();
    offer.confirm();
  }

  /** The mouse chooses again, or a digit does. */
  forget(): void {
    this.#toured = null;
  }

  /** Whether the key is meant for a field or the browser. */
  isField(event: KeyboardEvent): boolean {
    const isField = (event.target as HTMLElement).matches("input:not([type=checkbox]), textarea, select");
    return isField || event.ctrlKey || event.metaKey || event.altKey;
  }

  /** Whether the key is meant for a field, the browser, a sheet or the curtain. */
  #isElsewhere(event: KeyboardEvent): boolean {
    if (this.isField(event)) return true;
    return this.#parts.sheet.name !== null || this.#parts.turn.next !== null;
  }

  #choose(index: number): void {
    const option = this.#parts.offer.question?.options[index];
    this.forget();
    if (option) this.#parts.offer.choose(option);
  }

  #escape(): void {
    const { back, side, offer, hinting } = this.#parts;
    if (back.moment) back.close();
    else if (side.isOpen) side.isOpen = false;
    else if (offer.picked === null && hinting.isOpen) hinting.hide();
    else offer.cancel();
  }
}

/** By the place of the key, because with Shift it types something else. */
function digitOf(event: KeyboardEvent): number | null {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1] ?? (/^[1-9]$/.test(event.key) ? event.key : null);
  return digit === null ? null : Number(digit);
}
