interface PendingTask {
  /** Milliseconds since the Unix epoch. */
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
  #pending: PendingTask[] = [];
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
    this.#pending.push({ dueAt: this.now() + delayMs, task });
    this.#setTimer();
  }

  /** Resolves `delayMs` from now by this clock. */
  wait(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.after(delayMs, resolve));
  }

  /**
   * Stops the clock at a time (in ms). Runs the tasks that are due by then, one after the other, each with the clock at
   * its due time. Resolves when the last task is done.
   */
  async set(targetMs: number): Promise<void> {
    this.#frozenAt = this.now();
    this.#setTimer();
    for (let next = this.#takeDue(targetMs); next; next = this.#takeDue(targetMs)) {
      this.#frozenAt = Math.max(this.#frozenAt, next.dueAt);
      await next.task();
    }
    this.#frozenAt = targetMs;
  }

  /** Runs `work` with the clock at another time. Pending tasks do not run. */
  runAt<T>(timeMs: number, work: () => T): T {
    const previousTime = this.#frozenAt;
    this.#frozenAt = timeMs;
    try {
      return work();
    } finally {
      this.#frozenAt = previousTime;
    }
  }

  /** Like `set`, relative to now. */
  advance(byMs: number): Promise<void> {
    return this.set(this.now() + byMs);
  }

  /** Follows the machine's clock again. Pending tasks stay and keep their due times. */
  resume(): void {
    this.#frozenAt = undefined;
    this.#setTimer();
  }

  /** Like `resume`, but removes all pending tasks. */
  reset(): void {
    this.#pending = [];
    this.resume();
  }

  #takeDue(untilMs: number): PendingTask | undefined {
    const next = this.#earliest();
    if (!next || next.dueAt > untilMs) return undefined;
    this.#pending = this.#pending.filter((task) => task !== next);
    return next;
  }

  #earliest(): PendingTask | undefined {
    return this.#pending.reduce<PendingTask | undefined>(
      (first, task) => (first && first.dueAt <= task.dueAt ? first : task),
      undefined,
    );
  }

  #setTimer(): void {
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
    this.#setTimer();
  }
}
