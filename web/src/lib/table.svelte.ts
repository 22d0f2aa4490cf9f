// One open table: a line that reconnects, and the state that it has sent.
import type * as wire from "../wire";
import { openLine, type Line } from "./line";
import { shared } from "./share";
import type { GameView } from "./views";

export type Connection = "connecting" | "open" | "lost" | "gone";

export interface LogLine {
  number: number; // of the event, counted within this view
  event: wire.GameEvent;
}

type Reply = wire.Done | wire.WhileAway | wire.Previewed | wire.Forecast | wire.Hinted;

interface Pending {
  resolve: (reply: Reply) => void;
  reject: (reason: string) => void;
}

interface Awaited {
  at: number;
  resolve: () => void;
}

/** What an update is about to change. */
export interface News {
  since: number; // the number of the first event
  events: wire.GameEvent[];
  before: GameView;
  after: GameView;
  around: wire.Around;
}

const RETRY = [250, 500, 1000, 2000, 4000, 8000];

export class TableClient {
  info: wire.TableInfo | null = $state(null);
  you: wire.You | null = $state(null);
  connection: Connection = $state("connecting");
  /** Why the server has sent us away for good. */
  farewell: string | null = $state(null);
  /** The seat whose view is shown; null for a spectator's. */
  seat: number | null = $state(null);
  view: GameView | null = $state.raw(null);
  around: wire.Around | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: wire.ChatLine[] = $state.raw([]);
  presence: wire.Presence | null = $state.raw(null);
  /** Somebody is waiting for our answer and says so. */
  nudge: wire.Nudged | null = $state.raw(null);
  /** The events of the latest message, for animations and sounds. */
  latest: wire.GameEvent[] = $state.raw([]);
  /** The difference between the server's clock and ours, in milliseconds. */
  skew = $state(0);

  /** Called before an update is shown, and with null before a position that has nothing to do with the one before. */
  onnews: ((news: News | null) => void) | null = null;

  #line: Line | null = null;
  #isOpen = false;
  #pending = new Map<string, Pending>();
  #edition: number | null = null;
  #next = 0;
  #tries = 0;
  #place = 0; // how much of the table's journal we have seen
  #awaited: Awaited[] = [];
  #closed = false;
  #counter = 0;

  /** With `looksOn`, even somebody who has a seat gets a spectator's view, for a screen that everybody sees. */
  constructor(
    readonly id: string,
    readonly keys: string[] = [],
    readonly looksOn = false,
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }

  /** Show another seat's view (one that this browser may see), or a spectator's. */
  watch(seat: number | null): void {
    if (this.seat !== null || seat !== null) this.#send({ type: "unwatch", id: this.#id(), view: this.seat });
    this.onnews?.(null);
    this.seat = seat;
    this.#edition = null;
    this.#next = 0;
    this.view = null;
    this.log = [];
    this.#watch();
  }

  /** Take over what the HTTP API said about the table and about us. */
  learn(answer: wire.TableAndYou): void {
    this.info = answer.table;
    this.#become(answer.you);
  }

  #become(you: wire.You): void {
    this.you = you;
    const own = this.#own(you);
    // We have sat down, or the host has moved us.
    const isOurs = this.seat !== null && (you.holds.includes(this.seat) || you.sees.includes(this.seat));
    if (!isOurs && this.seat !== own) {
      this.seat = own;
      this.view = null;
      this.#edition = null;
    }
    if (this.view === null) this.#watch();
  }

  #own(you: wire.You): number | null {
    return this.looksOn ? null : (you.holds[0] ?? you.sees[0] ?? null);
  }

  /** The seats that are played from this screen. */
  get holds(): number[] {
    return this.looksOn ? [] : (this.you?.holds ?? []);
  }

  question(seat: number | null): wire.Question | null {
    return this.around?.questions.find((question) => question.seat === seat) ?? null;
  }

  answer(seat: number, decision: string, option: string): Promise<void> {
    this.nudge = null;
    return this.#command({ type: "answer", id: this.#id(), seat, decision, option });
  }

  undo(seat: number, choices: number | null = 1): Promise<void> {
    return this.#command({ type: "undo", id: this.#id(), seat, choices });
  }

  agree(seat: number, yes: boolean): Promise<void> {
    return this.#command({ type: "agree", id: this.#id(), seat, yes });
  }

  resign(seat: number): Promise<void> {
    return this.#command({ type: "resign", id: this.#id(), seat });
  }

  takeBack(seat: number): Promise<void> {
    return this.#command({ type: "take-back", id: this.#id(), seat });
  }

  hurry(seat: number): Promise<void> {
    return this.#command({ type: "hurry", id: this.#id(), seat });
  }

  say(text: string): Promise<void> {
    return this.#command({ type: "say", id: this.#id(), text });
  }

  /** The events since a seat's last answer, and the number of the first. */
  async away(seat: number): Promise<wire.WhileAway> {
    return (await this.#ask({ type: "away", id: this.#id(), seat })) as wire.WhileAway;
  }

  /** What an answer would do, as far as the seat can know. */
  async preview(seat: number, decision: string, option: string): Promise<wire.Previewed> {
    return (await this.#ask({ type: "preview", id: this.#id(), seat, decision, option })) as wire.Previewed;
  }

  /** What everybody would score if the game ended now, as far as this view can count. */
  async forecast(): Promise<wire.SeatForecast[]> {
    return ((await this.#ask({ type: "ask-forecast", id: this.#id(), view: this.seat })) as wire.Forecast).seats;
  }

  /** A hint for a seat's question, up to a step. */
  async hint(seat: number, step: number): Promise<wire.Hinted> {
    return (await this.#ask({ type: "ask-hint", id: this.#id(), seat, step })) as wire.Hinted;
  }

  #id(): string {
    this.#counter += 1;
    return `${Date.now().toString(36)}-${this.#counter.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  }

  #connect(): void {
    const line = openLine(this.id, {
      onopen: () => {
        this.#isOpen = true;
        this.#send({ type: "hello", id: this.#id(), keys: this.keys });
      },
      onmessage: (text) => this.#receive(JSON.parse(text) as wire.ServerMessage),
      onlost: () => this.#lost(line),
      onrefused: (reason) => {
        this.#isOpen = false;
        this.#drop();
        this.connection = "gone";
        this.farewell = reason;
      },
    });
    this.#line = line;
  }

  /** Nobody will answer what was sent. */
  #drop(): void {
    for (const { reject } of this.#pending.values()) reject("offline");
    this.#pending.clear();
    for (const { resolve } of this.#awaited) resolve();
    this.#awaited = [];
  }

  #lost(line: Line): void {
    if (line !== this.#line || this.#closed) return;
    this.#isOpen = false;
    this.#drop();
    if (this.connection === "gone") return;
    this.connection = "lost";
    const wait = RETRY[Math.min(this.#tries, RETRY.length - 1)] ?? 8000;
    this.#tries += 1;
    setTimeout(() => !this.#closed && this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #send(command: wire.Command): void {
    if (this.#isOpen) this.#line?.send(JSON.stringify(command));
  }

  #ask(command: wire.Command): Promise<Reply> {
    return new Promise<Reply>((resolve, reject) => {
      if (!this.#isOpen) return reject("offline");
      this.#pending.set(command.id, { resolve, reject });
      this.#send(command);
    });
  }

  #reply(reply: Reply): void {
    this.#pending.get(reply.id)?.resolve(reply);
    this.#pending.delete(reply.id);
  }

  /** Send a command, and wait until the server has carried it out and its effects have arrived here. */
  async #command(command: wire.Command): Promise<void> {
    const { at } = (await this.#ask(command)) as wire.Done;
    if (at === null || at <= this.#place) return;
    await new Promise<void>((resolve) => this.#awaited.push({ at, resolve }));
  }

  #reach(place: number): void {
    this.#place = place;
    const reached = this.#awaited.filter(({ at }) => at <= place);
    this.#awaited = this.#awaited.filter(({ at }) => at > place);
    for (const { resolve } of reached) resolve();
  }

  /** Request the current view, with the events that we lack. */
  #watch(): void {
    if (this.info === null || this.info.status === "open") return; // there is no view before the game starts
    const resumed = this.#edition !== null && this.view !== null;
    this.#send({
      type: "watch",
      id: this.#id(),
      view: this.seat,
      since: resumed ? this.#next : 0,
      edition: resumed ? this.#edition : null,
      reasons: true,
    });
  }

  #receive(message: wire.ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#tries = 0;
        this.connection = "open";
        this.farewell = null;
        this.info = message.table;
        this.you = message.you;
        this.chat = message.chat;
        this.presence = message.presence;
        this.skew = message.at - Date.now();
        if (this.seat === null && this.view === null) this.seat = this.#own(message.you);
        this.#watch();
        break;
      case "table":
        this.info = message.table;
        if (this.view === null) this.#watch();
        break;
      case "you":
        this.#become(message.you);
        break;
      case "position":
        this.#show(message);
        break;
      case "update":
        this.#update(message);
        break;
      case "done":
      case "away":
      case "previewed":
      case "forecast":
      case "hinted":
        this.#reply(message);
        break;
      case "refused":
        this.#pending.get(message.id)?.reject(message.reason);
        this.#pending.delete(message.id);
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "presence":
        this.presence = message;
        break;
      case "nudged":
        if (this.holds.includes(message.seat)) this.nudge = message;
        break;
      case "bye":
        if (message.retry_after !== null) break;
        this.connection = "gone";
        this.farewell = message.reason;
        break;
      case "pong":
        break;
    }
  }

  #show(message: wire.ViewPosition): void {
    if (message.view !== this.seat) return;
    const first = message.number - (message.events?.length ?? 0);
    this.onnews?.(null);
    const goesOn = message.edition === this.#edition && first === this.#next;
    const lines = numbered(message.events ?? [], first);
    this.log = goesOn ? [...this.log, ...lines] : lines;
    this.#edition = message.edition;
    this.#next = message.number;
    this.view = shared(this.view, message.state as GameView);
    this.around = shared(this.around, message.around);
    this.latest = [];
    this.#reach(message.after);
    if (first > 0 && !goesOn) {
      // Something was undone, and the server sent the position alone: fetch the new log as well.
      this.#edition = null;
      this.#watch();
    }
  }

  #update(message: wire.Update): void {
    if (message.view !== this.seat) return;
    if (message.edition !== this.#edition || message.since > this.#next) {
      // We missed something, or something was undone: request the current position.
      this.#edition = null;
      this.#watch();
      return;
    }
    const fresh = message.events.slice(this.#next - message.since);
    const before = this.view as GameView;
    const after = { ...before, ...shared(before, message.changes) } as GameView;
    const around = shared(this.around, message.around);
    this.onnews?.({ since: this.#next, events: fresh, before, after, around });
    this.view = after;
    this.around = around;
    this.log = [...this.log, ...numbered(fresh, this.#next)];
    this.latest = fresh;
    this.#next = message.since + message.events.length;
    this.#reach(message.to);
  }
}

function numbered(events: wire.GameEvent[], first: number): LogLine[] {
  return events.map((event, i) => ({ number: first + i, event }));
}
