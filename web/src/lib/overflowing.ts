// Makes scrollable areas reachable by keyboard.
import type { Attachment } from "svelte/attachments";

const STILL = 400; // milliseconds

/** Makes an element focusable while its content overflows. */
export const overflowing: Attachment<HTMLElement> = (element) => {
  const isTooLong = () => element.scrollHeight > element.clientHeight + 1;
  const isTooWide = () =>
    element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "hidden";
  const measure = () => {
    if (isTooLong() || isTooWide()) element.tabIndex = 0;
    else if (document.activeElement !== element) element.removeAttribute("tabindex");
  };
  // Measure after the first layout, and later only once nothing has changed for a while: reading sizes between changes
  // forces the browser to lay out the page. In the meantime the element stays focusable, in case it overflows.
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isFirst = true;
  const later = () => {
    if (!isFirst) element.tabIndex = 0;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(measure, STILL);
  };
  const sizes = new ResizeObserver(() => {
    if (isFirst) measure();
    later();
    isFirst = false;
  });
  const look = () => {
    sizes.disconnect();
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
  };
  // What comes and goes deeper inside may overflow without a change of any size that is observed.
  const content = new MutationObserver((changes) => {
    if (changes.some((change) => change.target === element)) look();
    later();
  });
  content.observe(element, { childList: true, subtree: true });
  look();
  return () => {
    if (timer !== null) clearTimeout(timer);
    sizes.disconnect();
    content.disconnect();
  };
};
