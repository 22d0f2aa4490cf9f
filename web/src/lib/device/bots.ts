// The bots of this device. They think in a worker of their own, so that neither the page nor the hall waits for them.
// Nothing is heard while Python runs: a search pauses now and then, and whoever is in a hurry is heard in a pause.
import type { Hurry, Job, Thought } from "./messages";
import { startPython } from "./python";

/** `guildhall.local.thinking.Thinker`. */
interface Thinker {
  begin(work: string): string | undefined;
  go_on(): string | undefined;
  hurry(): string;
}

export class Bots {
  readonly #port: MessagePort;
  readonly #thinker: Promise<Thinker>;
  #queue: Promise<unknown> = Promise.resolve();
  #hurried = new Set<string>(); // of the jobs that are here

  constructor(port: MessagePort, version: string) {
    this.#port = port;
    this.#thinker = startPython(version).then(
      ({ python }) => python.pyimport("guildhall.local.thinking").Thinker() as Thinker,
    );
    port.onmessage = ({ data }: MessageEvent<Job | Hurry>) => {
      if ("hurries" in data) for (const [table, number] of data.hurries) this.#hurried.add(`${table} ${number}`);
      else this.#queue = this.#queue.then(() => this.#think(data)).catch((error: unknown) => console.error(error));
    };
  }

  async #think({ table, number, work }: Job): Promise<void> {
    const thinker = await this.#thinker;
    const name = `${table} ${number}`;
    let option = thinker.begin(work);
    while (option === undefined) {
      await new Promise((resolve) => setTimeout(resolve));
      option = this.#hurried.has(name) ? thinker.hurry() : thinker.go_on();
    }
    this.#hurried.delete(name);
    this.#port.postMessage({ table, number, option } satisfies Thought);
  }
}
