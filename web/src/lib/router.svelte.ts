// The current path. The server sends the same HTML for every page; a site without a server has one page, and its paths
// stand after the #.
import { isSite, prefix } from "./device/place.svelte";

function current(): { path: string; query: string } {
  if (!isSite) return { path: inside(location.pathname), query: location.search };
  const [path = "", query = ""] = location.hash.slice(1).split("?");
  return { path: path || "/", query: query && `?${query}` };
}

/** A path without the folder that the server is in. */
function inside(path: string): string {
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

export const route = $state(current());

/** The address of a path, for links. */
export function at(path: string): string {
  return isSite ? `#${path}` : prefix + path;
}

/** The whole address of a path, to give to others. */
export function linkTo(path: string): string {
  return new URL(at(path), location.href).href;
}

/** What follows the # in an address besides paths: a key to a seat, for example. */
export function fragment(): string {
  return isSite ? "" : location.hash.slice(1);
}

export function go(path: string): void {
  history.pushState(null, "", at(path));
  sync();
  scrollTo(0, 0);
}

export function replacePath(path: string): void {
  history.replaceState(null, "", at(path));
  sync();
}

function sync(): void {
  Object.assign(route, current());
}

addEventListener("popstate", sync);

/** For links: handle a plain click here, and leave every other click to the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(isSite ? link.hash.slice(1) : inside(link.pathname) + link.search + link.hash);
}
