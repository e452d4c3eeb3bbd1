import { Failure } from '@raade/contracts/base/failure';

/** A fault that a colleague could make: one place of one file, changed. */
export interface Mutant {
  /** Path from the root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The claim that is no longer true then; begins with a row of `docs/rows.tsv` where there is one. */
  readonly claim: string;
  /** The test file that has to notice. */
  readonly test: string;
}

type Of<Value> = Readonly<Record<string, Value>>;

/** By file and by the test that has to notice: each claim with the code to find, and the fault in its place. */
export type MutantList = Of<Of<Of<readonly [find: string, replace: string]>>>;

/** @throws Failure if what the mutant changes does not stand in the text exactly once */
export function broken(text: string, { file, find, replace }: Mutant): string {
  const [before = '', after, ...more] = text.split(find);
  if (after !== undefined && more.length === 0) return before + replace + after;
  throw new Failure(
    `This stands in ${file} ${after === undefined ? 'no longer' : 'more than once'}:\n${find}\n` +
      'Change what replaces it, in the list of mutants, to what the file says now.',
  );
}
