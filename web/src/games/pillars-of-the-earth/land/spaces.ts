// What is said about the spaces for master builders.
import type { Words } from "../../../lib/words";
import type { Offer } from "../../../table/offer.svelte";
import type { PillarsOfTheEarthView as View } from "../../../wire";

const row = (place: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${place}_${i + 1}`);
export const COURT = row("court", 4);
export const MARKET = row("market", 4);
export const PRIORY = row("priory", 2);

/** The question that a space answers now. */
export const placing = (offer: Offer): string => (offer.isAsked("place-free") ? "place-free" : "place-builder");

/** A place, who stands on its spaces, and what happens there. */
export function about(place: string, spaces: string[], view: View, words: Words): string {
  const holders = spaces.map((space) => {
    const seat = view.spaces[space] ?? null;
    return seat === null ? words.text("label-free") : words.player(seat);
  });
  return `${words.name(place)}: ${holders.join(", ")}. ${words.help(place) ?? ""}`;
}
