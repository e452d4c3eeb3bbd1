/** Limits the rate of calls. Turns are given in the order of the requests. */
export class Pace {
  readonly #lateMs: number;
  #nextAt = 0;
  #lastTurn = Promise.resolve();

  /** @param lateMs calls that are late by at most this make up for it: the next ones come sooner by the same time */
  constructor(lateMs: number) {
    this.#lateMs = lateMs;
  }

  /**
   * Resolves when it is time for the next call.
   * @param costMs the time that the next call has to wait
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
