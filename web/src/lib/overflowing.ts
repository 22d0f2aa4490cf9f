// What goes on beyond its edge can be reached by keyboard, as long as it does; and its style may show that there is more.
import type { Attachment } from "svelte/attachments";

/** Marks an element with `data-overflows` and makes it focusable while there is more of it than is seen. */
export const overflowing: Attachment<HTMLElement> = (element) => {
  const measure = () => {
    const more = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    element.toggleAttribute("data-overflows", more);
    if (more) element.tabIndex = 0;
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
