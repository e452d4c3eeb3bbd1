import { Failure } from '@raade/contracts/base/failure';

/** A fault that a colleague could make: one place of one file, changed. */
export interface Mutant {
  /** Path from the root, like `test`. */
  readonly file: string;
  /** The code to break; it stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The claim that is no longer true then; begins with a row of `docs/rows.tsv` where there is one. */
  readonly claim: string;
  /** The test file that has to notice. */
  readonly test: string;
}

/** Claim, code to find, and the fault in its place. */
type Fault = readonly [claim: string, find: string, replace: string];

/** Mutants of one file that the same test has to notice. */
export const mutantsOf = (file: string, test: string, faults: readonly Fault[]): Mutant[] =>
  faults.map(([claim, find, replace]) => ({ file, find, replace, claim, test }));

/** @throws Failure if the code to break does not stand in the source exactly once */
export function mutated(source: string, { file, find, replace }: Mutant): string {
  const [before = '', after, ...more] = source.split(find);
  if (after !== undefined && more.length === 0) return before + replace + after;
  throw new Failure(
    `This stands in ${file} ${after === undefined ? 'no longer' : 'more than once'}:\n${find}\n` +
      'Change the mutant in tools/prove/mutants/list to the code of now, so that the same claim becomes false.',
  );
}
