// Keeps what is needed to open without a network: the shell at once, and later, when the page asks for it, the boards
// and the engine that plays on this device. The build fills in the files. Another shell is a new version; it waits until
// the page says that it may replace this one.
const CACHE = "guildhall-shell-__VERSION__";
const SHELL = ["", __SHELL__];
const REST = [__REST__];
const SCOPE = self.registration.scope;
const KEPT = 2; // versions: a page that is open may still need something of the one before

const addressOf = (name) => new URL(name, SCOPE).href;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.map(addressOf))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget("guildhall-shell-", CACHE));
  self.clients.claim();
});

self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
  else if (event.data === "keep") event.waitUntil(keep().catch(() => undefined)); // there will be another visit
});

self.addEventListener("fetch", (event) => {
  const address = event.request.url.split(/[?#]/)[0];
  if (event.request.method !== "GET" || !address.startsWith(SCOPE)) return;
  const path = address.slice(SCOPE.length);
  if (path.startsWith("api/")) return;
  if (/^(assets|offline\/[0-9a-f]{12})\//.test(path)) event.respondWith(kept(event.request));
  // Every page is the same file: the newest if the server can be reached, else the cached one.
  else if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => found(SCOPE)));
  else event.respondWith(fetch(event.request).catch(() => found(address)));
});

/** From the newest cache that has it. */
async function found(request) {
  for (const name of (await caches.keys()).reverse()) {
    const answer = await (await caches.open(name)).match(request);
    if (answer) return answer;
  }
  return Response.error();
}

/** These files are named by their content, so a cached one never goes stale. */
async function kept(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok && request.url.startsWith(addressOf("assets/"))) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}

/** Fetch everything that is needed to play without a network; `bundle.json` comes last and says that all is there. */
async function keep() {
  await addMissing(CACHE, REST);
  const answer = await fetch(addressOf("offline/bundle.json"), { cache: "no-cache" });
  const { version, files } = await answer.clone().json();
  const name = `guildhall-engine-${version}`;
  await addMissing(
    name,
    files.map((file) => `offline/${version}/${file}`),
  );
  await (await caches.open(name)).put(addressOf("offline/bundle.json"), answer);
  await forget("guildhall-engine-", name);
}

async function addMissing(name, files) {
  const cache = await caches.open(name);
  for (const file of files) {
    if (!(await cache.match(addressOf(file)))) await cache.add(addressOf(file));
  }
}

/** Delete the oldest caches of a kind. */
async function forget(kind, current) {
  const old = (await caches.keys()).filter((name) => name.startsWith("guildhall-") && name !== current);
  const same = old.filter((name) => name.startsWith(kind));
  const others = old.filter((name) => !/^guildhall-(shell|engine)-/.test(name)); // of versions that named them otherwise
  const gone = [...same.slice(0, Math.max(0, same.length - KEPT + 1)), ...others];
  await Promise.all(gone.map((name) => caches.delete(name)));
}
