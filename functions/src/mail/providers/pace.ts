/** Keeps calls apart. Turns are given in the order in which they were asked for. */
export class Pace {
  readonly #lateMs: number;
  #nextAt = 0;
  #lastTurn = Promise.resolve();

  /** @param lateMs who is late by no more than this makes up for it: the calls after it come that much sooner */
  constructor(lateMs: number) {
    this.#lateMs = lateMs;
  }

  /**
   * Resolves when it is time for the next call.
   * @param costMs how long the call after it has to wait
   */
  turn(costMs: number): Promise<void> {
    this.#lastTurn = this.#lastTurn.then(() => this.#wait(costMs));
    return this.#lastTurn;
  }

  async #wait(costMs: number): Promise<void> {
    const now = performance.now();
    const at = Math.max(now - this.#lateMs, this.#nextAt);
    this.#nextAt = at + costMs;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }
}
