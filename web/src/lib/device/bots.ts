// The bots of this device. They think in a worker of their own, so that neither the page nor the hall waits for them.
import type { Job, Thought } from "./messages";
import { startPython } from "./python";

interface Thinker {
  answer(work: string): string;
}

export class Bots {
  readonly #port: MessagePort;
  readonly #thinker: Promise<Thinker>;

  constructor(port: MessagePort, version: string) {
    this.#port = port;
    this.#thinker = startPython(version).then(
      ({ python }) => python.pyimport("guildhall.local.thinking").Thinker() as Thinker,
    );
    port.onmessage = ({ data }: MessageEvent<Job>) => void this.#think(data);
  }

  async #think({ table, number, work }: Job): Promise<void> {
    const option = (await this.#thinker).answer(work);
    this.#port.postMessage({ table, number, option } satisfies Thought);
  }
}
