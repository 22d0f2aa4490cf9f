// What things say about themselves: the titles in the page, which Tip.svelte shows.
const ASIDE = "data-tip"; // keeps a title that was put aside

export interface Meaning {
  element: Element;
  text: string;
}

/** The innermost element around a target that says something about itself. */
export function meaningOf(target: EventTarget | null): Meaning | null {
  for (const element of around(target)) {
    const label = element.matches("[role=img]") ? element.getAttribute("aria-label") : null;
    const text = titleOf(element) || element.getAttribute(ASIDE) || label;
    if (text) return { element, text };
  }
  return null;
}

/** Takes the titles from under the mouse, so that the browser does not show them as well, and gives them back after. */
export class TitlesAside {
  #aside = new Map<Element, { text: string; isNamed: boolean }>();

  point(target: EventTarget | null): void {
    const under = around(target);
    for (const element of this.#aside.keys()) if (!under.includes(element)) this.#giveBack(element);
    for (const element of under) this.#take(element);
  }

  #take(element: Element): void {
    const text = titleOf(element);
    if (!text) return;
    // A title may be the only name that a thing has.
    const isNamed =
      !element.hasAttribute("aria-label") && (element instanceof SVGElement || !element.textContent?.trim());
    this.#aside.set(element, { text, isNamed });
    setTitle(element, "");
    element.setAttribute(ASIDE, text);
    if (isNamed) element.setAttribute("aria-label", text);
  }

  #giveBack(element: Element): void {
    const { text, isNamed } = this.#aside.get(element) ?? { text: "", isNamed: false };
    this.#aside.delete(element);
    element.removeAttribute(ASIDE);
    if (isNamed && element.getAttribute("aria-label") === text) element.removeAttribute("aria-label");
    if (!titleOf(element)) setTitle(element, text); // unless it has a new one
  }
}

function around(target: EventTarget | null): Element[] {
  const found: Element[] = [];
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    found.push(element);
  return found;
}

/** A drawing's title is an element inside it. */
function drawnTitle(element: Element): Text | null {
  const inside = element instanceof SVGElement ? element.querySelector(":scope > title")?.firstChild : null;
  return inside instanceof Text ? inside : null;
}

function titleOf(element: Element): string | null {
  return element.getAttribute("title") || drawnTitle(element)?.data || null;
}

function setTitle(element: Element, text: string): void {
  const drawn = drawnTitle(element);
  if (drawn) drawn.data = text;
  else if (text) element.setAttribute("title", text);
  else element.removeAttribute("title");
}
