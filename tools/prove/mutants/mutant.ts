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

/** Values by name. */
type ByName<Value> = Readonly<Record<string, Value>>;

/** By file, test file and claim: the code to find, and its replacement. */
export type MutantList = ByName<ByName<ByName<readonly [find: string, replace: string]>>>;

/**
 * Applies a mutant to the text of its file.
 * @throws Failure if the code to find is not in the text exactly once
 */
export function applyMutant(text: string, { file, find, replace }: Mutant): string {
  const [before = '', after, ...others] = text.split(find);
  if (after !== undefined && others.length === 0) return before + replace + after;
  throw new Failure(
    `This code is in ${file} ${after === undefined ? 'no longer' : 'more than once'}:\n${find}\n` +
      'Correct it in the list of mutants.',
  );
}
