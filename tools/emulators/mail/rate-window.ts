/** How many of something a server takes in a span of time. */
export interface RateLimit {
  readonly count: number;
  readonly perMs: number;
}

/** Counts in windows that follow each other, as most services do. */
export class RateWindow {
  readonly #limit: RateLimit | undefined;
  #begin = 0;
  #count = 0;

  constructor(limit: RateLimit | undefined) {
    this.#limit = limit;
  }

  /** Counts one more; false if that is too many. */
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
