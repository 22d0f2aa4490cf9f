// Keeps the shell, so that the app opens at once and says clearly when the server cannot be reached. Games need it.
// The build puts in what the shell consists of; another shell is another version, and replaces this one.
const CACHE = "guildhall-__VERSION__";
const SHELL = ["/", __SHELL__];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("guildhall-") && name !== CACHE;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  // Every page is the same file; the newest one, if the server can be reached.
  else if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  else event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});

/** Assets are named by their content: once fetched, always right. */
async function kept(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}
