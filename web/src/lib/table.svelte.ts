// One open table: a socket that comes back by itself, and what it has told us.
import type * as wire from "../wire";
import { shared } from "./share";

export type Connection = "connecting" | "open" | "lost" | "gone";

export interface LogLine {
  number: number; // of the event in this view
  event: wire.GameEvent;
}

type Reply = wire.Done | wire.WhileAway | wire.Previewed | wire.Forecast;

interface Pending {
  resolve: (reply: Reply) => void;
  reject: (reason: string) => void;
}

interface Awaited {
  at: number;
  resolve: () => void;
}

const RETRY = [250, 500, 1000, 2000, 4000, 8000];

export class TableClient {
  info: wire.TableInfo | null = $state(null);
  you: wire.You | null = $state(null);
  connection: Connection = $state("connecting");
  /** Which seat's view is watched; null: a spectator's. */
  seat: number | null = $state(null);
  view: unknown = $state.raw(null);
  around: wire.Around | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  chat: wire.ChatLine[] = $state.raw([]);
  presence: wire.Presence | null = $state.raw(null);
  /** What happened with the latest message, for animations and sounds. */
  latest: wire.GameEvent[] = $state.raw([]);
  /** The difference between the server's clock and ours, in milliseconds. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #edition: number | null = null;
  #next = 0;
  #tries = 0;
  #place = 0; // in the table's journal, as far as we have seen it
  #awaited: Awaited[] = [];
  #closed = false;
  #counter = 0;

  /** With `looksOn`, what all may see is shown also to somebody who has a seat: on a screen for everybody. */
  constructor(
    readonly id: string,
    readonly keys: string[] = [],
    readonly looksOn = false,
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  /** Look through another seat's eyes (one of those this browser may see), or a spectator's. */
  watch(seat: number | null): void {
    if (this.seat !== null || seat !== null) this.#send({ type: "unwatch", id: this.#id(), view: this.seat });
    this.seat = seat;
    this.#edition = null;
    this.#next = 0;
    this.view = null;
    this.log = [];
    this.#watch();
  }

  /** What the HTTP interface has told about the table and about us. */
  learn(answer: wire.TableAndYou): void {
    this.info = answer.table;
    this.#become(answer.you);
  }

  #become(you: wire.You): void {
    this.you = you;
    const own = this.#own(you);
    if (this.seat === null && own !== null) {
      this.seat = own;
      this.view = null;
      this.#edition = null;
    }
    if (this.view === null) this.#watch();
  }

  #own(you: wire.You): number | null {
    return this.looksOn ? null : (you.holds[0] ?? you.sees[0] ?? null);
  }

  question(seat: number | null): wire.Question | null {
    return this.around?.questions.find((question) => question.seat === seat) ?? null;
  }

  answer(seat: number, decision: string, option: string): Promise<void> {
    const undo = this.around?.undo;
    const question = this.question(seat);
    if (!question && undo && undo.changeable > 0) {
      return this.#command({ type: "change", id: this.#id(), seat, decision, option });
    }
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

  say(text: string): Promise<void> {
    return this.#command({ type: "say", id: this.#id(), text });
  }

  /** What happened since a seat's last answer: the number of the first event, and the events. */
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

  #id(): string {
    this.#counter += 1;
    return `${Date.now().toString(36)}-${this.#counter.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "hello", id: this.#id(), keys: this.keys });
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data as string) as wire.ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    for (const { reject } of this.#pending.values()) reject("offline");
    this.#pending.clear();
    for (const { resolve } of this.#awaited) resolve();
    this.#awaited = [];
    if (this.connection === "gone") return;
    this.connection = "lost";
    const wait = RETRY[Math.min(this.#tries, RETRY.length - 1)] ?? 8000;
    this.#tries += 1;
    setTimeout(() => !this.#closed && this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #send(command: wire.Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #ask(command: wire.Command): Promise<Reply> {
    return new Promise<Reply>((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject("offline");
      this.#pending.set(command.id, { resolve, reject });
      this.#send(command);
    });
  }

  #reply(reply: Reply): void {
    this.#pending.get(reply.id)?.resolve(reply);
    this.#pending.delete(reply.id);
  }

  /** Send a command. It is done when the server has carried it out and we have seen what became of it. */
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

  /** Ask for the view as it is, with the events that we do not have. */
  #watch(): void {
    if (this.info === null || this.info.status === "open") return; // nothing to see before the game begins
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
      case "bye":
        if (message.retry_after === null) this.connection = "gone";
        break;
      case "pong":
        break;
    }
  }

  #show(message: wire.Position): void {
    if (message.view !== this.seat) return;
    const first = message.number - (message.events?.length ?? 0);
    const goesOn = message.edition === this.#edition && first === this.#next;
    const lines = numbered(message.events ?? [], first);
    this.log = goesOn ? [...this.log, ...lines] : lines;
    this.#edition = message.edition;
    this.#next = message.number;
    this.view = shared(this.view, message.state);
    this.around = shared(this.around, message.around);
    this.latest = [];
    this.#reach(message.after);
    if (first > 0 && !goesOn) {
      // Something was taken back, and the server has told where things stand: the log is another one, too.
      this.#edition = null;
      this.#watch();
    }
  }

  #update(message: wire.Update): void {
    if (message.view !== this.seat) return;
    if (message.edition !== this.#edition || message.since > this.#next) {
      // Something was missed or taken back: ask for the position as it is.
      this.#edition = null;
      this.#watch();
      return;
    }
    const fresh = message.events.slice(this.#next - message.since);
    const before = this.view as Record<string, unknown>;
    this.view = { ...before, ...shared(before, message.changes) };
    this.around = shared(this.around, message.around);
    this.log = [...this.log, ...numbered(fresh, this.#next)];
    this.latest = fresh;
    this.#next = message.since + message.events.length;
    this.#reach(message.to);
  }
}

function numbered(events: wire.GameEvent[], first: number): LogLine[] {
  return events.map((event, i) => ({ number: first + i, event }));
}
