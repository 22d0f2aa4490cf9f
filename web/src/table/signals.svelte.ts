// Signals for somebody who looks elsewhere: the page's title and sounds say when it is their turn, and when others move.
import { notify } from "../lib/notify";
import { playMove, playTurn } from "../lib/sounds";
import type { TableClient } from "../lib/table.svelte";
import type { Words } from "../lib/words";
import type { Follow } from "./follow.svelte";
import type { Turn } from "./turn.svelte";

export class Signals {
  #isAsked: boolean = $derived.by(() => this.#turn.question !== null);
  #turn: Turn;

  constructor(client: TableClient, follow: Follow, turn: Turn, words: () => Words) {
    this.#turn = turn;
    $effect(() => {
      document.title = this.#isAsked ? `● ${words().title()}` : words().title();
      if (this.#isAsked) playTurn();
      if (this.#isAsked) notify(words().title(), words().text("notify-turn"), client.id);
    });
    $effect(() => {
      if (!client.nudge) return;
      playTurn();
      notify(words().title(), words().text("nudged"), client.id);
    });
    $effect(() => {
      if (follow.latest.length) playMove();
    });
  }
}
