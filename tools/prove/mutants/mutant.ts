import type { Patch } from '../while-patched.ts';

/** A fault that a colleague could make: one place of one file, changed. */
export interface Mutant extends Patch {
  readonly find: string;
  /** The claim that is no longer true then; begins with a row of `docs/rows.tsv` where there is one. */
  readonly claim: string;
  /** The test file that has to notice. */
  readonly test: string;
}

type Of<Value> = Readonly<Record<string, Value>>;

/** By file and by the test that has to notice: each claim with the code to find, and the fault in its place. */
export type MutantList = Of<Of<Of<readonly [find: string, replace: string]>>>;
