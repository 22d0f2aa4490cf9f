// The server's HTTP interface. Every refusal is a reason id with words of its own.
import type * as wire from "../wire";
import type { Words } from "./words";

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

/** Why something was refused, in words: an error of this interface, or a reason that the socket gave. */
export function sorry(words: Words, refused: unknown): string {
  const reason = refused instanceof Refusal ? refused.reason : typeof refused === "string" ? refused : "server-error";
  return words.has(`why-${reason}`) ? words.reason(reason) : words.reason("server-error");
}

/** The key to a seat that this page was opened with, if it was: a second screen has no other right to it. */
let seatKey: string | null = null;

export function useSeatKey(key: string | null): void {
  seatKey = key;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  const init: RequestInit = { method, headers };
  if (seatKey) headers["X-Seat-Key"] = seatKey;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers["Content-Type"] = "application/json";
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

/**
 * The first request of a visitor makes him somebody: its answer brings the cookie. All that is done as somebody waits for
 * it, because two first requests at once would make two people, and a seat taken as the one is not the other's.
 */
let introduced: Promise<unknown> | null = null;

function me(): Promise<wire.Me> {
  const answer = call<wire.Me>("GET", "/me");
  introduced ??= answer;
  answer.catch(() => (introduced = null));
  return answer;
}

async function act<T>(method: string, path: string, body?: unknown): Promise<T> {
  await (introduced ?? me());
  return call<T>(method, path, body);
}

export const api = {
  games: () => call<wire.Games>("GET", "/games"),
  me,
  rename: (name: string) => act<wire.Me>("PATCH", "/me", { name }),
  lobby: () => call<wire.Lobby>("GET", "/tables"),
  table: (id: string) => call<wire.TableAndYou>("GET", `/tables/${id}`),
  create: (settings: wire.TableSettings) => act<wire.Created>("POST", "/tables", settings),
  sit: (id: string, seat: number, sit: wire.Sit) => act<wire.TableAndYou>("POST", `/tables/${id}/seats/${seat}`, sit),
  stand: (id: string, seat: number) => act<wire.TableAndYou>("DELETE", `/tables/${id}/seats/${seat}`),
  key: (id: string, seat: number, rights: wire.KeyRights) =>
    act<wire.Key>("POST", `/tables/${id}/seats/${seat}/keys`, { rights }),
  start: (id: string, start: wire.Start = {}) => act<wire.TableAndYou>("POST", `/tables/${id}/start`, start),
  rematch: (id: string, rematch: wire.Rematch = {}) => act<wire.Created>("POST", `/tables/${id}/rematch`, rematch),
  abandon: (id: string) => act<wire.TableAndYou>("POST", `/tables/${id}/abandon`),
  upload: (text: string) => act<wire.Uploaded>("POST", "/replays", { text }),
};

/** A game to look back at: one played at a table, or one from a file. */
export class Past {
  readonly #base: string;
  readonly #info: string;

  constructor(kind: "tables" | "replays", id: string) {
    this.#base = `/${kind}/${id}`;
    this.#info = kind === "tables" ? `${this.#base}/replay` : this.#base;
  }

  info(view: number | null): Promise<wire.ReplayInfo> {
    return call<wire.ReplayInfo>("GET", `${this.#info}${through(view)}`);
  }

  step(step: number, view: number | null): Promise<wire.Step> {
    return call<wire.Step>("GET", `${this.#base}/steps/${step}${through(view)}`);
  }

  /** Have every draw compared with the seed, by playing the game once more. */
  shuffle(): Promise<wire.Shuffle> {
    return call<wire.Shuffle>("GET", `${this.#base}/shuffle`);
  }

  file(): string {
    return `/api/v1${this.#base}/file`;
  }
}

function through(view: number | null): string {
  return view === null ? "" : `?view=${view}`;
}
