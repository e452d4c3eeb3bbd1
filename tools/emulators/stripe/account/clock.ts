interface Waiting {
  readonly dueAt: number;
  readonly task: () => Promise<void> | void;
}

/** The longest delay of `setTimeout`; longer ones fire at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * The emulator's only source of time and of delays. It follows the machine's clock until a test sets it; from then on
 * it stands still and moves only when a test moves it, so that tests never wait.
 */
export class Clock {
  #frozenAt: number | undefined;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Milliseconds since the Unix epoch. */
  now(): number {
    return this.#frozenAt ?? Date.now();
  }

  /** Whole seconds since the Unix epoch: the unit of every timestamp in Stripe's API. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** Runs a task once, `delayMs` from now by this clock. */
  after(delayMs: number, task: () => Promise<void> | void): void {
    this.#waiting.push({ dueAt: this.now() + delayMs, task });
    this.#arm();
  }

  /** Resolves `delayMs` from now by this clock. */
  wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.after(delayMs, resolve));
  }

  /**
   * Stops the clock at a time (in ms) and runs, one after the other and each at its own time, the
   * tasks that fall due on the way. Resolves when the last of them is done.
   */
  async set(targetMs: number): Promise<void> {
    this.#frozenAt = this.now();
    this.#arm();
    for (let next = this.#takeDue(targetMs); next; next = this.#takeDue(targetMs)) {
      this.#frozenAt = Math.max(this.#frozenAt, next.dueAt);
      await next.task();
    }
    this.#frozenAt = targetMs;
  }

  /** Runs `work` with the clock at another time (ms). Pending tasks do not run. */
  at<T>(time: number, work: () => T): T {
    const before = this.#frozenAt;
    this.#frozenAt = time;
    try {
      return work();
    } finally {
      this.#frozenAt = before;
    }
  }

  /** Like `set`, relative to now. */
  advance(byMs: number): Promise<void> {
    return this.set(this.now() + byMs);
  }

  /** Follows the machine's clock again. Waiting tasks stay, due when they were. */
  resume(): void {
    this.#frozenAt = undefined;
    this.#arm();
  }

  /** Like `resume`, but removes all pending tasks. */
  reset(): void {
    this.#waiting = [];
    this.resume();
  }

  #takeDue(untilMs: number): Waiting | undefined {
    const next = this.#earliest();
    if (!next || next.dueAt > untilMs) return undefined;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== next);
    return next;
  }

  #earliest(): Waiting | undefined {
    return this.#waiting.reduce<Waiting | undefined>(
      (first, waiting) => (first && first.dueAt <= waiting.dueAt ? first : waiting),
      undefined,
    );
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const next = this.#earliest();
    if (this.#frozenAt !== undefined || !next) return;
    const delay = Math.min(Math.max(next.dueAt - Date.now(), 0), LONGEST_TIMEOUT_MS);
    this.#timer = setTimeout(() => this.#runDue(), delay);
  }

  #runDue(): void {
    for (let next = this.#takeDue(this.now()); next; next = this.#takeDue(this.now())) {
      void next.task();
    }
    this.#arm();
  }
}
