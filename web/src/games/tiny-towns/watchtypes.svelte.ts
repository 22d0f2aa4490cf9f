import type { Offer } from "../../table/offer.svelte";

const COUNT = 3;

/** Opaleye's Watch asks for three types at once, so they are ticked one by one. */
export class WatchTypes {
  private ticked: string[] = $state([]);

  constructor(private readonly offer: Offer) {}

  clear(): void {
    this.ticked = [];
  }

  toggle(type: string): { on: boolean; press: () => void } {
    return { on: this.ticked.includes(type), press: () => this.tick(type) };
  }

  private tick(type: string): void {
    const had = this.ticked.includes(type);
    this.ticked = had ? this.ticked.filter((other) => other !== type) : [...this.ticked, type].slice(-COUNT);
    const answer = this.offer.question?.options.find((option) => {
      const named = option.split(":").slice(1);
      return this.ticked.length === COUNT && this.ticked.every((each) => named.includes(each));
    });
    if (answer) this.offer.choose(answer, "watch-types");
    else this.offer.cancel();
  }
}
