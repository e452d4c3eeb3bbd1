import { Failure } from '@raade/contracts/base/failure';

/** Mutation testing: a fault in one place of a file, which a test must notice. */
export interface Mutant {
  /** Path from the workspace. */
  readonly file: string;
  /** Code that is in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The claim that the fault breaks. Starts with a row of `docs/rows.tsv` if there is one. */
  readonly claim: string;
  /** The test file that must fail. */
  readonly test: string;
}

type Of<Value> = Readonly<Record<string, Value>>;

/** For each file and test file: claims, the code to find, and its replacement. */
export type MutantList = Of<Of<Of<readonly [find: string, replace: string]>>>;

/**
 * Applies a mutant to the text of its file.
 * @throws Failure if the code to find is not in the text exactly once
 */
export function broken(text: string, { file, find, replace }: Mutant): string {
  const [before = '', after, ...more] = text.split(find);
  if (after !== undefined && more.length === 0) return before + replace + after;
  throw new Failure(
    `This stands in ${file} ${after === undefined ? 'no longer' : 'more than once'}:\n${find}\n` +
      'Change what replaces it, in the list of mutants, to what the file says now.',
  );
}
