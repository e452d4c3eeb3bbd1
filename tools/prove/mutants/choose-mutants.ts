import { Failure } from '@raade/contracts/failure';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import { AREAS } from './areas.ts';
import type { Mutant } from './mutant.ts';

/** A mutant under the name that people call it by: `rules 12`. */
export interface NamedMutant extends Mutant {
  readonly area: string;
  /** Number in its area, from 1. */
  readonly number: number;
}

export const MUTANTS_COMMAND = {
  name: 'npm run test:mutants',
  summary: 'Breaks chosen lines one at a time, and tells which test notices; fails if none does.',
  options: {
    area: {
      type: 'string',
      value: '<areas>',
      help: `some of ${Object.keys(AREAS).join(', ')}, with commas; without it, all`,
    },
    only: { type: 'string', value: '<numbers>', help: 'some of an area, with commas' },
  },
  examples: { 'npm run test:mutants -- --area rules --only 12,14': 'two of them' },
} as const;

/** `[--area rules,donations] [--only 12,14]`; all of them without options. */
export function chooseMutants(args: readonly string[]): NamedMutant[] {
  const { values } = parseCommandLine(MUTANTS_COMMAND, args);
  const areas = values.area?.split(',') ?? Object.keys(AREAS);
  const unknown = areas.filter((area) => !Object.hasOwn(AREAS, area));
  if (unknown.length > 0) {
    const known = Object.keys(AREAS).join(', ');
    throw new Failure(`Unknown area "${unknown.join()}". There are: ${known}.`);
  }
  const only = values.only?.split(',').map(Number);
  const chosen = areas
    .flatMap((area) => named(area))
    .filter(({ number }) => only?.includes(number) ?? true);
  if (chosen.length === 0)
    throw new Failure(`There is no mutant ${values.only} in ${areas.join()}.`);
  return chosen;
}

function named(area: string): NamedMutant[] {
  return (AREAS[area] ?? []).map((mutant, index) => ({ ...mutant, area, number: index + 1 }));
}
