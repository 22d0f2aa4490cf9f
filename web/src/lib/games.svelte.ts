// What the server can deal, asked once.
import type { GameInfo } from "../wire";
import { api } from "./api";

class Games {
  list: GameInfo[] = $state.raw([]);
  engine = $state("");
  #asked: Promise<void> | null = null;

  find(name: string): GameInfo | null {
    this.ask().catch(() => undefined); // whoever waits for it sees that nothing comes
    return this.list.find((game) => game.name === name) ?? null;
  }

  /** Once, however often it is called; again after it has failed. */
  ask(): Promise<void> {
    this.#asked ??= this.#load().catch((refused: unknown) => {
      this.#asked = null;
      throw refused;
    });
    return this.#asked;
  }

  async #load(): Promise<void> {
    const answer = await api.games();
    this.list = answer.games;
    this.engine = answer.engine;
  }
}

export const games = new Games();
