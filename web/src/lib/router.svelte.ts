// Where we are. Pages are paths; the server gives the same page for all of them.

export const route = $state({ path: location.pathname, query: location.search });

export function go(path: string): void {
  history.pushState(null, "", path);
  sync();
  scrollTo(0, 0);
}

export function replacePath(path: string): void {
  history.replaceState(null, "", path);
  sync();
}

function sync(): void {
  route.path = location.pathname;
  route.query = location.search;
}

addEventListener("popstate", sync);

/** For links: a plain click stays in the page, anything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
