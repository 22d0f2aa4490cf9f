/** The steps at which a view was told something, after so many events. `told`: how many by each step. */
export function framesOf(told: number[], since: number): number[] {
  return told.flatMap((count, step) => (count > Math.max(since, told[step - 1] ?? 0) ? [step] : []));
}
