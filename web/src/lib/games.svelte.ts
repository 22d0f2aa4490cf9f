// The games that the server offers, requested once.
import type { GameInfo } from "../wire";
import { api } from "./api";

class Games {
  list: GameInfo[] = $state.raw([]);
  engine = $state("");
  #asked: Promise<void> | null = null;

  find(name: string): GameInfo | null {
    this.ask().catch(() => undefined); // the caller sees an empty list
    return this.list.find((game) => game.name === name) ?? null;
  }

  /** Load the list, once; after a failure, the next call tries again. */
  ask(): Promise<void> {
    this.#asked ??= this.#load().catch((refused: unknown) => {
      this.#asked = null;
      throw refused;
    });
    return this.#asked;
  }

  /** Ask again: somebody else answers now. */
  forget(): void {
    this.#asked = null;
  }

  async #load(): Promise<void> {
    const answer = await api.games();
    this.list = answer.games;
    this.engine = answer.engine;
  }
}

export const games = new Games();
