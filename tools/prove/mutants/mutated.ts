import { Failure } from '@raade/contracts/failure';
import type { Mutant } from './mutant.ts';

interface Mutated {
  readonly source: string;
  /** The line where the fault begins, from 1. */
  readonly line: number;
}

/** @throws Failure if what the mutant changes does not stand in the source exactly once. */
export function mutated(source: string, { file, find, replace }: Mutant): Mutated {
  const [before = '', after, ...more] = source.split(find);
  if (after === undefined || more.length > 0) {
    throw new Failure(
      `This stands in ${file} ${after === undefined ? 'no longer' : 'more than once'}:\n${find}\n` +
        'Change the mutant in tools/prove/mutants/list to what the file says now, so that the same claim becomes false.',
    );
  }
  return { source: before + replace + after, line: before.split('\n').length };
}
