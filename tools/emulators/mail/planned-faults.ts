/** A fault as a test plans it. */
export interface PlannedFault {
  /** How often the fault occurs; by default once. */
  readonly times?: number;
}

/** The faults that a test has planned, in order. */
export class PlannedFaults<Fault extends PlannedFault> {
  #faults: { readonly fault: Fault; remaining: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, remaining: fault.times ?? 1 });
  }

  /** Returns the first planned fault that matches, and counts it as used. */
  take(isMatch: (fault: Fault) => boolean): Fault | undefined {
    const match = this.#faults.find(({ fault, remaining }) => remaining > 0 && isMatch(fault));
    if (match) match.remaining -= 1;
    return match?.fault;
  }

  clear(): void {
    this.#faults = [];
  }
}
