// The service worker: what it keeps for playing without a network, and new versions, which wait to be accepted.

export const update = $state({ isReady: false });

const LATER = 15_000; // milliseconds after the page is usable, until the engine is fetched in the background

let registered: ServiceWorkerRegistration | null = null;

export async function startServiceWorker(): Promise<void> {
  const script = import.meta.url; // in `assets`, one folder below the service worker
  registered = await navigator.serviceWorker.register(new URL("../service-worker.js", script));
  const registration = registered;
  const look = () => (update.isReady = registration.waiting !== null && navigator.serviceWorker.controller !== null);
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!connection?.saveData) setTimeout(() => void keepAll(), LATER);
}

/** Fetch what is needed to play without a network. */
async function keepAll(): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage("keep");
}

/** Replace this version by the one that waits. */
export function acceptUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  registered?.waiting?.postMessage("update");
}
