// The bots of this device. They think in a worker of their own, so that neither the page nor the hall waits for them.
// Nothing is heard while Python runs: a search pauses now and then, and whoever is in a hurry is heard in a pause.
import type { Hurry, Job, Thought } from "./messages";
import { startPython, type Shared } from "./python";

/** `guildhall.local.thinking.Thinker`. */
interface Thinker {
  begin(kind: string, work: string): string | undefined;
  go_on(): string | undefined;
  hurry(): string;
}

export class Bots {
  readonly #port: MessagePort;
  #thinker: Promise<Thinker> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #hurried = new Set<string>(); // of the jobs that are here

  /** On the port come what the hall shares, and then jobs. */
  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<Shared | Job | Hurry>) => {
      if ("runtime" in data) this.#thinker = this.#start(data);
      else if ("hurries" in data) for (const [table, number] of data.hurries) this.#hurried.add(`${table} ${number}`);
      else this.#queue = this.#queue.then(() => this.#think(data)).catch((error: unknown) => this.#fail(error));
    };
  }

  async #start(shared: Shared): Promise<Thinker> {
    const { python } = await startPython(shared);
    return python.pyimport("guildhall.local.thinking").Thinker() as Thinker;
  }

  async #think({ table, number, kind, work }: Job): Promise<void> {
    const thinker = await this.#thinker;
    if (!thinker) throw new Error("a job came before the runtime");
    const name = `${table} ${number}`;
    let answer = thinker.begin(kind, work);
    while (answer === undefined) {
      await new Promise((resolve) => setTimeout(resolve));
      answer = this.#hurried.has(name) ? thinker.hurry() : thinker.go_on();
    }
    this.#hurried.delete(name);
    this.#port.postMessage({ table, number, answer } satisfies Thought);
  }

  #fail(error: unknown): void {
    this.#port.postMessage({ failed: String(error) } satisfies Thought);
  }
}
