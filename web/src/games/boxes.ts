// What the shelf shows of each game: box.ts of its folder. All of it is loaded with the shelf, so it must stay small.
import type { Component } from "svelte";

export interface Box {
  /** The cover: a drawing of 480 by 200 units, without the <svg> around it. */
  Art: Component;
  /** The settings that many tables change. The set-up page folds the others away. */
  usual: readonly string[];
}

const boxes = import.meta.glob<Box>("./*/box.ts", { import: "default", eager: true });

export function boxOf(game: string): Box | undefined {
  return boxes[`./${game}/box.ts`];
}
