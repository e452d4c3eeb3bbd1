/** Keeps calls apart. Turns are given in the order in which they were asked for. */
export class Pace {
  #nextAt = 0;

  /**
   * Resolves when it is time for the next call.
   * @param costMs how long the call after it has to wait at least
   */
  async turn(costMs: number): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + costMs;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  }

  /** Puts off all turns that nobody has asked for yet. */
  holdFor(ms: number): void {
    this.#nextAt = Math.max(this.#nextAt, performance.now() + ms);
  }
}
