// What must be scrolled can be scrolled by keyboard.
import type { Attachment } from "svelte/attachments";

/** Makes an element focusable while it is higher than what is seen of it. */
export const overflowing: Attachment<HTMLElement> = (element) => {
  const measure = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  // Sizes are read when the browser has laid everything out, not before: that would make it do so twice.
  const sizes = new ResizeObserver(measure);
  const look = () => {
    sizes.disconnect();
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
  };
  const children = new MutationObserver(look);
  children.observe(element, { childList: true });
  look();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
};
