// The hall of this device, in a worker. Everything goes through one queue: Python works something out, it is written,
// and only then is it told to the page.
import { lockOf, type FromHall, type Hurry, type Job, type Thought, type ToHall } from "./messages";
import { startPython } from "./python";
import { read, write, type Write } from "./store";

/** `guildhall.local.front.Front`. */
interface Front {
  request(method: string, path: string, body: string, fresh: string, at: number): string;
  load(kind: string, id: string, text: string | undefined, entries: string, at: number): void;
  open(line: number, id: string): string;
  receive(line: number, text: string, at: number): string;
  close(line: number): string;
  answered(id: string, number: number, option: string, at: number): string;
  tick(at: number): string;
}

interface Answer {
  status?: number;
  body?: unknown;
  lacks?: [string, string];
  writes?: Write[];
  messages?: [number, string][];
  jobs?: Job[];
  hurries?: [string, number][];
  damaged?: Record<string, number>;
}

const TICK = 1000; // milliseconds
const OWN_TABLE = /^\/tables\/(device-[\w-]+)/;

export class Hall {
  readonly #tell: (message: FromHall) => void;
  readonly #bots: MessagePort;
  readonly #front: Promise<Front>;
  #queue: Promise<unknown> = Promise.resolve();
  #unwritten: Write[] = [];
  #isFull = false;
  #hasBots = false;
  #version = "";
  #lines = new Map<number, string>(); // open ones: their tables
  #locks = new Map<string, () => void>(); // by table: how to let go of it
  #wanted = new Map<number, AbortController>(); // lines that wait for a lock

  constructor(tell: (message: FromHall) => void, bots: MessagePort) {
    this.#tell = tell;
    this.#bots = bots;
    this.#front = startPython().then(({ python, version }) => {
      this.#version = version;
      return python.pyimport("guildhall.local.front").Front(version) as Front;
    });
    this.#front.catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));
    bots.onmessage = ({ data }: MessageEvent<Thought>) =>
      void this.#do((front) => front.answered(data.table, data.number, data.option, Date.now()));
    setInterval(() => this.#lines.size > 0 && void this.#do((front) => front.tick(Date.now())), TICK);
  }

  take(message: ToHall): void {
    if (message.kind === "ask") void this.#ask(message.number, message.method, message.path, message.body);
    else if (message.kind === "open") void this.#open(message.line, message.table);
    else if (message.kind === "say") void this.#say(message.line, message.text);
    else if (message.kind === "shut") void this.#shut(message.line);
  }

  async #ask(number: number, method: string, path: string, body: string): Promise<void> {
    const table = OWN_TABLE.exec(path)?.[1];
    const fresh = crypto.randomUUID().replaceAll("-", "").slice(0, 16);
    const work = () => this.#do((front) => front.request(method, path, body, fresh, Date.now()));
    let answer: Answer | null;
    if (table === undefined || method === "GET" || this.#locks.has(table)) answer = await work();
    else {
      // What changes a table needs its lock, for as long as it takes.
      answer = await navigator.locks.request(lockOf(table), { ifAvailable: true }, (lock) =>
        lock ? work() : { status: 409, body: { reason: "played-elsewhere" } },
      );
    }
    this.#tell({ kind: "answer", number, status: answer.status ?? 200, body: answer.body });
  }

  /** Wait until no other page plays this table. */
  async #open(line: number, table: string): Promise<void> {
    const cancel = new AbortController();
    this.#wanted.set(line, cancel);
    const granted = () => {
      this.#wanted.delete(line);
      return new Promise<void>((release) => {
        this.#locks.set(table, release);
        this.#lines.set(line, table);
        void this.#do((front) => front.open(line, table)).then(({ status, body }) => {
          if (status === undefined) this.#tell({ kind: "opened", line });
          else this.#tell({ kind: "refused", line, reason: (body as { reason: string }).reason });
        });
      });
    };
    const isFree = await navigator.locks.request(lockOf(table), { ifAvailable: true }, (lock) => {
      if (lock && !cancel.signal.aborted) return granted().then(() => true);
      return !lock ? false : true;
    });
    if (isFree || cancel.signal.aborted) return;
    this.#tell({ kind: "refused", line, reason: "played-elsewhere" });
    await navigator.locks.request(lockOf(table), { signal: cancel.signal }, granted).catch(() => undefined);
  }

  async #say(line: number, text: string): Promise<void> {
    if (this.#lines.has(line)) await this.#do((front) => front.receive(line, text, Date.now()));
  }

  async #shut(line: number): Promise<void> {
    this.#wanted.get(line)?.abort();
    const table = this.#lines.get(line);
    if (table === undefined) return;
    this.#lines.delete(line);
    await this.#do((front) => front.close(line));
    if ([...this.#lines.values()].includes(table)) return;
    this.#locks.get(table)?.();
    this.#locks.delete(table);
  }

  /** Call Python, write what it wants written, and tell the rest. */
  #do(call: (front: Front) => string): Promise<Answer> {
    const done = this.#queue.then(async () => {
      const front = await this.#front;
      let answer = JSON.parse(call(front)) as Answer;
      while (answer.lacks) {
        const [kind, id] = answer.lacks;
        const { text, entries } = await read(kind, id);
        front.load(kind, id, text ?? undefined, JSON.stringify(entries), Date.now());
        answer = JSON.parse(call(front)) as Answer;
      }
      const refused = await this.#keep(answer.writes ?? []);
      for (const table of Object.keys(answer.damaged ?? {})) this.#tell({ kind: "damaged", table });
      if (refused) return { status: 409, body: { reason: refused } };
      for (const [line, text] of answer.messages ?? []) this.#tell({ kind: "said", line, text });
      for (const job of answer.jobs ?? []) this.#send(job);
      if (answer.hurries) this.#bots.postMessage({ hurries: answer.hurries } satisfies Hurry);
      return answer;
    });
    this.#queue = done.catch(() => undefined);
    return done.catch((error: unknown) => {
      this.#tell({ kind: "failed", reason: String(error).slice(-2000) });
      return { status: 500, body: { reason: "our-mistake" } };
    });
  }

  #send(job: Job): void {
    if (!this.#hasBots) this.#tell({ kind: "bots", version: this.#version });
    this.#hasBots = true;
    this.#bots.postMessage(job);
  }

  /** Write, together with what could not be written before. The game goes on even if there is no space. */
  async #keep(writes: Write[]): Promise<string | null> {
    if (!writes.length) return null;
    this.#unwritten.push(...writes);
    try {
      await write(this.#unwritten);
      this.#unwritten = [];
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") {
        this.#unwritten = [];
        return "played-elsewhere";
      }
    }
    const isFull = this.#unwritten.length > 0;
    if (isFull !== this.#isFull) this.#tell({ kind: "full", isFull });
    this.#isFull = isFull;
    return null;
  }
}
