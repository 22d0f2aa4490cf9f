import { sorry } from "./api";
import type { Words } from "./words";

/** Requests that the server may refuse, and why the last one was. */
export class Attempt {
  problem: string | null = $state(null);

  constructor(private readonly words: () => Words) {}

  /** Carry out a request; returns whether it was accepted. */
  async run(request: () => Promise<unknown>): Promise<boolean> {
    try {
      await request();
      this.problem = null;
    } catch (refused) {
      this.problem = sorry(this.words(), refused);
    }
    return this.problem === null;
  }
}
