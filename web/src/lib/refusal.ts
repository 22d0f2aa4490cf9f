/** Every refusal carries a reason id that the words explain, and what they mention. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
    readonly facts: Record<string, number | string> = {},
  ) {
    super(reason);
  }
}
