/** How often something that was planned happens. */
export interface Planned {
  /** Once, if it is left out. */
  readonly times?: number;
}

/** The faults that a test has planned, in that order. */
export class Plan<Fault extends Planned> {
  #faults: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? 1 });
  }

  /** The first fault that fits, which is used up by that once. */
  take(fits: (fault: Fault) => boolean): Fault | undefined {
    const found = this.#faults.find(({ fault, left }) => left > 0 && fits(fault));
    if (found) found.left -= 1;
    return found?.fault;
  }

  clear(): void {
    this.#faults = [];
  }
}
