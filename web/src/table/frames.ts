/** The steps that have events after the first `since`. `told` has the number of events up to each step. */
export function framesOf(told: number[], since: number): number[] {
  return told.flatMap((count, step) => (count > Math.max(since, told[step - 1] ?? 0) ? [step] : []));
}
