export interface Planned {
  /** How often the fault occurs; by default once. */
  readonly times?: number;
}

/** The faults that a test has planned, in order. */
export class PlannedFaults<Fault extends Planned> {
  #faults: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? 1 });
  }

  /** Returns the first planned fault that fits, and counts it as used. */
  take(fits: (fault: Fault) => boolean): Fault | undefined {
    const found = this.#faults.find(({ fault, left }) => left > 0 && fits(fault));
    if (found) found.left -= 1;
    return found?.fault;
  }

  clear(): void {
    this.#faults = [];
  }
}
