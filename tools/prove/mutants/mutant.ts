/** A fault that a colleague could make: one place of one file, changed. */
export interface Mutant {
  /** Path from the root, like `tests`. */
  readonly file: string;
  /** The code to break; it stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The claim that is no longer true then; begins with a row of `docs/rows.tsv` where there is one. */
  readonly claim: string;
  /** Test files of which one has to notice. */
  readonly tests: readonly string[];
}

/** Claim, code to find, and the fault in its place. */
type Fault = readonly [claim: string, find: string, replace: string];

/** Mutants of one file that the same tests have to notice. */
export function mutantsOf(
  file: string,
  tests: readonly string[],
  faults: readonly Fault[],
): Mutant[] {
  return faults.map(([claim, find, replace]) => ({ file, find, replace, claim, tests }));
}
