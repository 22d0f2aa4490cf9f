/** Every refusal carries a reason id that the words explain. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}
