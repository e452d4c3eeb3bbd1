interface Counted {
  readonly nth: number;
  readonly times: number;
}

interface Planned<F> {
  readonly fault: F;
  /** Counts up with each fault of the schedule. */
  readonly planned: number;
}

/**
 * Faults of the same calls, in the order in which they strike: a call looks at those alone that are due, however many
 * are planned.
 */
export class FaultLine<F extends Counted> {
  readonly first: F;
  readonly pattern: RegExp;
  readonly #coming: Planned<F>[];
  #due: Planned<F>[] = [];
  #seen = 0;

  /** @param planned how many faults were planned before these */
  constructor(faults: readonly [F, ...F[]], pattern: RegExp, planned: number) {
    this.first = faults[0];
    this.pattern = pattern;
    const all = faults.map((fault, index) => ({ fault, planned: planned + index }));
    this.#coming = all.sort((one, other) => other.fault.nth - one.fault.nth);
  }

  /** Counts a call. The fault that strikes it, the one that was planned first of several. */
  next(): Planned<F> | undefined {
    this.#seen += 1;
    while ((this.#coming.at(-1)?.fault.nth ?? Number.POSITIVE_INFINITY) <= this.#seen) {
      this.#due.push(...this.#coming.splice(-1));
    }
    const due = this.#due.toSorted((one, other) => one.planned - other.planned);
    this.#due = due.filter(({ fault }) => this.#seen < fault.nth + fault.times - 1);
    return due[0];
  }

  /** Faults that have not struck for the last time yet. */
  get waiting(): number {
    return this.#coming.length + this.#due.length;
  }
}
