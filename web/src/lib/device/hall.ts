// The hall of this device, in a worker. Everything goes through one queue: Python works something out, it is written,
// and only then is it told to the page.
import { lockOf, type FromHall, type Hurry, type Job, type Thought, type ToHall } from "./messages";
import { startPython, type Shared } from "./python";
import { read, write, type Write } from "./store";

/** `guildhall.local.front.Front`. */
interface Front {
  request(method: string, path: string, body: string, fresh: string, at: number): string;
  load(kind: string, id: string, text: string | undefined, entries: string, at: number): void;
  release(id: string): void;
  open(line: number, id: string): string;
  receive(line: number, text: string, at: number): string;
  close(line: number): string;
  answered(id: string, number: number, answer: string, at: number): string;
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
const EXPLORING = /^\/analysis\/(position|candidates|town)$/;
const OWN_TABLE = /^\/tables\/(device-[\w-]+)/;

export class Hall {
  readonly #tell: (message: FromHall) => void;
  readonly #bots: MessagePort;
  readonly #front: Promise<Front>;
  #queue: Promise<unknown> = Promise.resolve();
  #unwritten: Write[] = [];
  #isFull = false;
  #hasBots = false;
  #shared: Shared | null = null;
  #explored = new Map<number, (answer: string) => void>();
  #lines = new Map<number, string>(); // open ones: their tables
  #locks = new Map<string, () => void>(); // by table: how to let go of it
  #wanted = new Map<number, AbortController>(); // lines that wait for a lock

  constructor(tell: (message: FromHall) => void, bots: MessagePort) {
    this.#tell = tell;
    this.#bots = bots;
    this.#front = startPython().then(({ python, shared }) => {
      this.#shared = shared;
      return python.pyimport("guildhall.local.front").Front(shared.bundle.version) as Front;
    });
    this.#front.catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));
    bots.onmessage = ({ data }: MessageEvent<Thought>) => {
      if ("failed" in data) return tell({ kind: "failed", reason: data.failed.slice(-2000) });
      const { table, number, answer } = data;
      if (table) void this.#do((front) => front.answered(table, number, answer, Date.now()));
      else this.#explored.get(number)?.(answer);
    };
    setInterval(() => this.#lines.size > 0 && void this.#do((front) => front.tick(Date.now())), TICK);
  }

  take(message: ToHall): void {
    if (message.kind === "ask") void this.#ask(message.number, message.method, message.path, message.body);
    else if (message.kind === "open") void this.#open(message.line, message.table);
    else if (message.kind === "say") void this.#say(message.line, message.text);
    else if (message.kind === "shut") void this.#shut(message.line);
  }

  async #ask(number: number, method: string, path: string, body: string): Promise<void> {
    const what = EXPLORING.exec(path)?.[1];
    if (what !== undefined) return this.#explore(number, what, body);
    const table = OWN_TABLE.exec(path)?.[1];
    const fresh = crypto.randomUUID().replaceAll("-", "").slice(0, 16);
    const isOurs = table === undefined || this.#locks.has(table);
    const work = () => {
      return this.#do((front) => front.request(method, path, body, fresh, Date.now()), isOurs ? undefined : table);
    };
    let answer: Answer | null;
    if (isOurs || method === "GET") answer = await work();
    else {
      // What changes a table needs its lock, for as long as it takes.
      answer = await navigator.locks.request(lockOf(table), { ifAvailable: true }, (lock) =>
        lock ? work() : { status: 409, body: { reason: "played-elsewhere" } },
      );
    }
    this.#tell({ kind: "answer", number, status: answer.status ?? 200, body: answer.body });
  }

  /** A question of the analysis board needs no table. It is answered where bots think. */
  async #explore(number: number, kind: string, work: string): Promise<void> {
    await this.#front; // which knows what is shared
    const answer = await new Promise<string>((resolve) => {
      this.#explored.set(number, resolve);
      this.#send({ table: "", number, kind, work });
    });
    this.#explored.delete(number);
    const body = JSON.parse(answer) as { refused?: string; reason?: string; status?: number };
    this.#tell({ kind: "answer", number, status: body.refused ? (body.status ?? 400) : 200, body });
  }

  /** Wait until no other page plays this table. */
  async #open(line: number, table: string): Promise<void> {
    const cancel = new AbortController();
    this.#wanted.set(line, cancel);
    const begin = async (stale?: string) => {
      this.#wanted.delete(line);
      this.#lines.set(line, table);
      const { status, body } = await this.#do((front) => front.open(line, table), stale);
      if (status === undefined) this.#tell({ kind: "opened", line });
      else this.#tell({ kind: "refused", line, reason: (body as { reason: string }).reason });
    };
    if (this.#locks.has(table)) return begin();
    const granted = () => {
      return new Promise<void>((release) => {
        this.#locks.set(table, release);
        void begin(table);
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
    this.#letGo();
  }

  /** Others may play the tables that are not open here, once everything of them is written. */
  #letGo(): void {
    const open = new Set(this.#lines.values());
    for (const [table, release] of this.#locks) {
      if (open.has(table) || this.#isUnwritten(table)) continue;
      this.#locks.delete(table);
      release();
    }
  }

  #isUnwritten(table: string): boolean {
    return this.#unwritten.some(({ id }) => id === table);
  }

  /** Call Python, write what it wants written, and tell the rest. A `stale` table is read anew first. */
  #do(call: (front: Front) => string, stale?: string): Promise<Answer> {
    const done = this.#queue.then(async () => {
      const front = await this.#front;
      if (stale !== undefined && !this.#isUnwritten(stale)) front.release(stale);
      let answer = JSON.parse(call(front)) as Answer;
      while (answer.lacks) {
        const [kind, id] = answer.lacks;
        const { text, entries } = await read(kind, id);
        front.load(kind, id, text ?? undefined, JSON.stringify(entries), Date.now());
        answer = JSON.parse(call(front)) as Answer;
      }
      const lost = await this.#keep(answer.writes ?? []);
      for (const table of Object.keys(answer.damaged ?? {})) this.#tell({ kind: "damaged", table });
      if (lost.length) {
        this.#leave(front, lost);
        return { status: 409, body: { reason: "played-elsewhere" } };
      }
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
    if (!this.#hasBots) {
      this.#tell({ kind: "bots" });
      this.#bots.postMessage(this.#shared);
    }
    this.#hasBots = true;
    this.#bots.postMessage(job);
  }

  /** Another page has played on at these tables. */
  #leave(front: Front, tables: string[]): void {
    for (const table of tables) front.release(table);
    for (const [line, table] of this.#lines) {
      if (tables.includes(table)) this.#tell({ kind: "refused", line, reason: "played-elsewhere" });
    }
  }

  /**
   * Write, together with what could not be written before. The game goes on even if there is no space. Returns the
   * tables at which another page was first.
   */
  async #keep(writes: Write[]): Promise<string[]> {
    const waiting = [...this.#unwritten, ...writes];
    if (!waiting.length) return [];
    const [left, lost]: [Write[], string[]] = [[], []];
    for (const id of new Set(waiting.map((one) => one.id))) {
      const own = waiting.filter((one) => one.id === id);
      try {
        await write(own);
      } catch (error) {
        if (error instanceof DOMException && error.name === "ConstraintError") lost.push(id);
        else left.push(...own);
      }
    }
    this.#unwritten = left;
    this.#letGo();
    const isFull = left.length > 0;
    if (isFull !== this.#isFull) this.#tell({ kind: "full", isFull });
    this.#isFull = isFull;
    return lost;
  }
}
