// What must be scrolled can be scrolled by keyboard.
import type { Attachment } from "svelte/attachments";

const STILL = 400; // milliseconds

/** Makes an element focusable while it is higher than what is seen of it. */
export const overflowing: Attachment<HTMLElement> = (element) => {
  const measure = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else if (document.activeElement !== element) element.removeAttribute("tabindex");
  };
  // At first when it is laid out; later when nothing has changed for a while, because to ask for sizes in the midst of
  // changes makes the browser lay out the whole page at once. Until then it may be focused, in case.
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isFirst = true;
  const sizes = new ResizeObserver(() => {
    if (isFirst) measure();
    else element.tabIndex = 0;
    isFirst = false;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(measure, STILL);
  });
  const look = () => {
    sizes.disconnect();
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
  };
  const children = new MutationObserver(look);
  children.observe(element, { childList: true });
  look();
  return () => {
    if (timer !== null) clearTimeout(timer);
    sizes.disconnect();
    children.disconnect();
  };
};
