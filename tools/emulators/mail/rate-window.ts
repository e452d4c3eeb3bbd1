/** The number of mails that a server accepts in a period. */
export interface RateLimit {
  readonly count: number;
  /** Length of the period in milliseconds. */
  readonly perMs: number;
}

/** A rate limiter with fixed windows: it counts anew after each period. */
export class RateWindow {
  readonly #limit: RateLimit | undefined;
  #begin = 0;
  #count = 0;

  constructor(limit: RateLimit | undefined) {
    this.#limit = limit;
  }

  /** Counts one more mail. Returns false if the limit is exceeded. */
  take(): boolean {
    if (!this.#limit) return true;
    if (Date.now() >= this.#begin + this.#limit.perMs) {
      this.#begin = Date.now();
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#limit.count;
  }
}
