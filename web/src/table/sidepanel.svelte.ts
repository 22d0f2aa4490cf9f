// The panel beside the board: which tab it shows, and on a phone, whether it is open.
import { heardOf, rememberHeard } from "../lib/heard";
import type { TableClient } from "../lib/table.svelte";

export class SidePanel {
  isOpen = $state(false);
  tab: "log" | "chat" = $state("log");
  #heard = $state(0); // the number of the first line of chat that was not in sight
  #client: TableClient;

  constructor(client: TableClient) {
    this.#client = client;
    this.#heard = heardOf(client.id);
    $effect(() => {
      const last = client.chat.at(-1);
      if (this.tab !== "chat" || !last) return;
      this.#heard = last.number + 1;
      rememberHeard(client.id, this.#heard);
    });
  }

  /** The lines of others that were not in sight. */
  get unread(): number {
    const { chat, you } = this.#client;
    return chat.filter((line) => line.number >= this.#heard && line.person !== you?.person).length;
  }

  switchTab(): void {
    this.tab = this.tab === "log" ? "chat" : "log";
    this.isOpen = true;
  }
}
