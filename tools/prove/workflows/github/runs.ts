import type { Outcome } from '../runner/report.ts';

/** A run of a workflow, as GitHub lists it. */
export interface Run {
  readonly id: string;
  /** Relative to the repository. */
  readonly file: string;
  /** Name of the workflow. */
  readonly name: string;
  readonly event: string;
  readonly sha: string;
  /** Like `refs/heads/main`. */
  readonly ref: string;
  /** What GitHub tells of the event, beside the repository and the ref. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Runs of one group wait for one another. */
  readonly group: string | undefined;
  /** Undefined until it has ended. */
  readonly conclusion: Outcome | undefined;
}

/** The runs of a repository: those that wait, in their order, and those that have ended. */
export class Runs {
  readonly #all: Run[] = [];

  get all(): readonly Run[] {
    return this.#all;
  }

  /** Begins with runs of before; none may be there yet. */
  restore(runs: readonly Run[]): void {
    this.#all.push(...runs);
  }

  /** Lets a run wait. Of those that wait in one group only the latest is left, as GitHub has it. */
  add(run: Omit<Run, 'id' | 'conclusion'>): void {
    for (const other of this.#waiting().filter(({ group }) => group && group === run.group)) {
      this.end(other.id, 'cancelled');
    }
    this.#all.push({ ...run, id: String(this.#all.length + 1), conclusion: undefined });
  }

  /** The one that has waited longest. */
  next(): Run | undefined {
    return this.#waiting()[0];
  }

  end(id: string, conclusion: Outcome): void {
    const index = this.#all.findIndex((run) => run.id === id);
    const run = this.#all[index];
    if (run) this.#all[index] = { ...run, conclusion };
  }

  #waiting(): Run[] {
    return this.#all.filter(({ conclusion }) => conclusion === undefined);
  }
}
