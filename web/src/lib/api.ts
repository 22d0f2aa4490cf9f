// The server's HTTP interface. Every refusal is a reason id with words of its own.
import type * as wire from "../wire";

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, init);
  } catch {
    throw new Refusal("offline", 0);
  }
  if (!response.ok) {
    let reason = "server-error";
    try {
      reason = ((await response.json()) as wire.Problem).reason ?? reason;
    } catch {
      // Not ours: a proxy, perhaps.
    }
    throw new Refusal(reason, response.status);
  }
  if (response.status === 204) return undefined as T;
  const type = response.headers.get("Content-Type") ?? "";
  return (type.includes("json") ? await response.json() : await response.text()) as T;
}

export const api = {
  games: () => call<wire.Games>("GET", "/games"),
  me: () => call<wire.Me>("GET", "/me"),
  rename: (name: string) => call<wire.Me>("POST", "/me/name", { name }),
  lobby: () => call<wire.Lobby>("GET", "/tables"),
  table: (id: string) => call<wire.TableAndYou>("GET", `/tables/${id}`),
  create: (settings: wire.TableSettings) => call<wire.TableAndYou>("POST", "/tables", settings),
  sit: (id: string, seat: number, sit: wire.Sit) =>
    call<wire.TableAndYou>("POST", `/tables/${id}/seats/${seat}/sit`, sit),
  stand: (id: string, seat: number) => call<wire.TableAndYou>("POST", `/tables/${id}/seats/${seat}/stand`),
  key: (id: string, seat: number, rights: wire.KeyRights) =>
    call<wire.Key>("POST", `/tables/${id}/seats/${seat}/keys`, { rights }),
  start: (id: string, start: wire.Start = {}) => call<wire.TableAndYou>("POST", `/tables/${id}/start`, start),
  rematch: (id: string, rematch: wire.Rematch = {}) =>
    call<wire.TableAndYou>("POST", `/tables/${id}/rematch`, rematch),
  abandon: (id: string) => call<wire.TableAndYou>("POST", `/tables/${id}/abandon`),
  replay: (id: string) => call<wire.ReplayInfo>("GET", `/replays/${id}`),
  step: (id: string, step: number, view: number | null) =>
    call<wire.Step>("GET", `/replays/${id}/steps/${step}${view === null ? "" : `?view=${view}`}`),
  upload: (text: string) => call<wire.Uploaded>("POST", "/replays", { text }),
};
