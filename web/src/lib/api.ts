// What a page may ask: the server over HTTP, or this device. Every refusal carries a reason id that the words explain.
import type * as wire from "../wire";
import { connection, isForDevice, isOnDevice, place, prefix } from "./device/place.svelte";
import { Refusal } from "./refusal";
import { shared } from "./share";
import type { GameView, Lesson, LessonBoard, Moment, PuzzleBoard } from "./views";
import type { Words } from "./words";

export { Refusal };

/** Where the server is asked. */
export const server = `${prefix}/api/v1`;

/** Why something was refused, in words. Takes an error of this API, or a reason that came over the socket. */
export function sorry(words: Words, refused: unknown): string {
  const reason = refused instanceof Refusal ? refused.reason : typeof refused === "string" ? refused : "server-error";
  const facts = refused instanceof Refusal ? refused.facts : {};
  return words.has(`why-${reason}`) ? words.reason(reason, facts) : words.reason("server-error");
}

/** The seat key that this page was opened with, if any. A second screen has no other right to the seat. */
let seatKey: string | null = null;

export function useSeatKey(key: string | null): void {
  seatKey = key;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const askDevice = async () => (await import("./device/client")).ask<T>(method, path, body);
  if (isForDevice(path)) return askDevice();
  const headers: Record<string, string> = { Accept: "application/json" };
  const init: RequestInit = { method, headers };
  if (seatKey) headers["X-Seat-Key"] = seatKey;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers["Content-Type"] = "application/json";
  }
  let response: Response;
  try {
    response = await fetch(server + path, init);
  } catch {
    await connection.onlost();
    if (isForDevice(path)) return askDevice();
    throw new Refusal("offline", 0);
  }
  if (!response.ok) {
    let problem: Partial<wire.Problem> = {};
    try {
      problem = (await response.json()) as wire.Problem;
    } catch {
      // Not from our server: a proxy, perhaps.
    }
    throw new Refusal(problem.reason ?? "server-error", response.status, problem.facts);
  }
  if (response.status === 204) return undefined as T;
  const type = response.headers.get("Content-Type") ?? "";
  return (type.includes("json") ? await response.json() : await response.text()) as T;
}

/** Fails unless the server answers. */
export async function reach(): Promise<void> {
  const answer = await fetch(`${server}/health`);
  if (!answer.ok) throw new Refusal("offline", 0);
}

/**
 * A visitor's first request creates an identity, and its answer sets the cookie. Everything that needs an identity waits
 * for it: two first requests at once would create two people, and a seat taken by one would not be the other's.
 */
let introduced: Promise<unknown> | null = null;

function me(): Promise<wire.Me> {
  if (isForDevice("/me")) return call<wire.Me>("GET", "/me");
  const answer = call<wire.Me>("GET", "/me");
  introduced ??= answer;
  const forget = () => (introduced = null);
  answer.then(() => place.isHere && forget(), forget);
  return answer;
}

async function act<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!isForDevice(path)) await (introduced ?? me());
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
  move: (id: string, seat: number, to: number) =>
    act<wire.TableAndYou>("POST", `/tables/${id}/seats/${seat}/move`, { to }),
  settings: (id: string, settings: wire.TableSettings) =>
    act<wire.TableAndYou>("PUT", `/tables/${id}/settings`, settings),
  standIn: (id: string, seat: number) => act<wire.TableAndYou>("POST", `/tables/${id}/seats/${seat}/stand-in`),
  nudge: (id: string, seat: number) => act<undefined>("POST", `/tables/${id}/seats/${seat}/nudge`),
  stand: (id: string, seat: number) => act<wire.TableAndYou>("DELETE", `/tables/${id}/seats/${seat}`),
  key: (id: string, seat: number, rights: wire.KeyRights) =>
    act<wire.Key>("POST", `/tables/${id}/seats/${seat}/keys`, { rights }),
  start: (id: string, start: wire.Start = {}) => act<wire.TableAndYou>("POST", `/tables/${id}/start`, start),
  rematch: (id: string, rematch: wire.Rematch = {}) => act<wire.Created>("POST", `/tables/${id}/rematch`, rematch),
  keys: () => act<wire.KeyInfo[]>("GET", "/me/keys"),
  revokeKey: (key: string) => act<undefined>("DELETE", `/me/keys/${key}`),
  sanctions: (id: string) => act<wire.Sanctioned[]>("GET", `/tables/${id}/sanctions`),
  mute: (id: string, person: string, muted: boolean) =>
    act<wire.TableAndYou>("POST", `/tables/${id}/mutes`, { person, muted }),
  ban: (id: string, person: string, banned: boolean) =>
    act<wire.TableAndYou>("POST", `/tables/${id}/bans`, { person, banned }),
  audience: (id: string, audience: wire.Audience) => act<wire.TableAndYou>("PUT", `/tables/${id}/audience`, audience),
  abandon: (id: string) => act<wire.TableAndYou>("POST", `/tables/${id}/abandon`),
  leave: (id: string) => act<wire.TableAndYou>("POST", `/tables/${id}/leave`),
  remove: (id: string) => act<undefined>("DELETE", `/tables/${id}`),
  reconstructed: (game: string) => call<wire.ReconstructedComponents>("GET", `/games/${game}/components`),
  checkComponents: (game: string, draft: wire.ComponentDraft) =>
    act<wire.CheckedComponents>("POST", `/games/${game}/components/check`, draft),
  componentSets: () => act<wire.ComponentSetLine[]>("GET", "/me/components"),
  componentSet: (id: string) => act<wire.ComponentSet>("GET", `/me/components/${id}`),
  addComponents: (game: string, set: wire.NewComponentSet) =>
    act<wire.ComponentSetLine>("POST", `/games/${game}/components`, set),
  changeComponents: (id: string, change: wire.ComponentSetChange) =>
    act<wire.ComponentSetLine>("PATCH", `/me/components/${id}`, change),
  endComponents: (id: string) => act<undefined>("DELETE", `/me/components/${id}`),
  tableComponents: (id: string) => call<wire.TableComponents | null>("GET", `/tables/${id}/components`),
  course: (game: string) => call<wire.CourseInfo>("GET", `/games/${game}/lessons`),
  lesson: (game: string, lesson: string, given: wire.LessonAnswers) =>
    call<LessonBoard>("POST", `/games/${game}/lessons/${lesson}`, given),
  lessonsDone: (game: string) => act<wire.LessonsDone>("GET", `/me/lessons/${game}`),
  lessonDone: (game: string, lesson: string) => act<undefined>("PUT", `/me/lessons/${game}/${lesson}`),
  daily: () => call<wire.DailyOverview>("GET", "/daily"),
  dailyDay: (game: string, day: string | null) =>
    call<wire.DailyDayInfo>("GET", `/daily/${game}${day === null ? "" : `?day=${day}`}`),
  dailyBegin: (game: string, wanted: wire.NewTry) => act<wire.Created>("POST", `/daily/${game}`, wanted),
  dailyCalendar: (game: string) => act<wire.DailyCalendar>("GET", `/me/daily/${game}`),
  puzzleDesk: (game: string, tries: wire.Tried[]) => call<wire.PuzzleDesk>("POST", `/games/${game}/puzzles`, { tries }),
  puzzle: (game: string, puzzle: string, given: wire.PuzzleAnswers) =>
    call<PuzzleBoard>("POST", `/games/${game}/puzzles/${puzzle}`, given),
  keepTries: (game: string, tries: wire.Tried[]) => act<wire.TriesKept>("PUT", `/me/puzzles/${game}`, { tries }),
  explore: (ask: wire.Explore) => act<wire.Explored>("POST", "/analysis/position", ask),
  candidates: (ask: wire.ExploreCandidates) => act<wire.Candidates>("POST", "/analysis/candidates", ask),
  possibleTown: (ask: wire.AskTown) => act<wire.PossibleTown>("POST", "/analysis/town", ask),
  /** A game of this device as a file, and a game that goes on from one. */
  save: (id: string) => call<string>("GET", `/tables/${id}/save`),
  openSaved: (text: string) => call<wire.Created>("POST", "/saved", { text }),
  upload: (text: string) => act<wire.Uploaded>("POST", "/replays", { text }),
};

/** A past or running game to look back at: from a table, or from an uploaded file. */
export class Past {
  readonly #base: string;
  readonly #info: string;

  constructor(
    kind: "tables" | "replays",
    readonly id: string,
  ) {
    this.#base = `/${kind}/${id}`;
    this.#info = kind === "tables" ? `${this.#base}/replay` : this.#base;
  }

  info(view: number | null): Promise<wire.ReplayInfo> {
    return call<wire.ReplayInfo>("GET", `${this.#info}${through(view)}`);
  }

  step(step: number, view: number | null): Promise<Moment> {
    return call<Moment>("GET", `${this.#base}/steps/${step}${through(view)}`);
  }

  /** A position in notation, for the analysis board. */
  notation(step: number): Promise<wire.Notation> {
    return call<wire.Notation>("GET", `${this.#base}/notation/${step}`);
  }

  /** What a view was told from an event on, one step of the rules after the other. */
  async moments(since: number, view: number | null): Promise<Moment[]> {
    const query = `since=${since}${view === null ? "" : `&view=${view}`}`;
    const found = await call<wire.Moments>("GET", `${this.#base}/moments?${query}`);
    let state = found.state as GameView;
    return found.moments.map(({ events, changes, around }) => {
      state = { ...state, ...shared(state, changes) } as GameView;
      return { events, state, around };
    });
  }

  /** Have the server replay the game and compare every draw with the seed. */
  shuffle(): Promise<wire.Shuffle> {
    return call<wire.Shuffle>("GET", `${this.#base}/shuffle`);
  }

  /** Where the replay file can be downloaded; null if it is on this device. */
  get address(): string | null {
    return isOnDevice(this.id) ? null : `${server}${this.#base}/file`;
  }

  /** The replay file. */
  file(): Promise<string> {
    return call<string>("GET", `${this.#base}/file`);
  }

  /** How far the game's review is, and the review once it is done. */
  review(): Promise<wire.ReviewState> {
    return call<wire.ReviewState>("GET", `${this.#base}/review`);
  }

  askReview(): Promise<wire.ReviewState> {
    return act<wire.ReviewState>("POST", `${this.#base}/review`);
  }

  cancelReview(): Promise<wire.ReviewState> {
    return act<wire.ReviewState>("DELETE", `${this.#base}/review`);
  }

  lesson(at: number): Promise<Lesson> {
    return call<Lesson>("GET", `${this.#base}/review/lessons/${at}`);
  }

  /** A new table that begins where this game was after so many choices. */
  playOn(wanted: wire.PlayOn): Promise<wire.Created> {
    return act<wire.Created>("POST", `${this.#base}/play-on`, wanted);
  }
}

function through(view: number | null): string {
  return view === null ? "" : `?view=${view}`;
}
