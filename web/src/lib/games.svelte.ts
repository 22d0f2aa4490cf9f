// What the server can deal, asked once.
import type { GameInfo } from "../wire";
import { api } from "./api";

class Games {
  list: GameInfo[] = $state.raw([]);
  engine = $state("");
  #asked = false;

  find(name: string): GameInfo | null {
    this.ask();
    return this.list.find((game) => game.name === name) ?? null;
  }

  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    void api
      .games()
      .then((answer) => {
        this.list = answer.games;
        this.engine = answer.engine;
      })
      .catch(() => {
        this.#asked = false;
      });
  }
}

export const games = new Games();
