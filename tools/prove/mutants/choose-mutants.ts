import { parseArgs } from 'node:util';
import { Failure } from '@raade/contracts/failure';
import { AREAS } from './areas.ts';
import type { Mutant } from './mutant.ts';

/** A mutant under the name that people call it by: `rules 12`. */
export interface NamedMutant extends Mutant {
  readonly area: string;
  /** In its area, from 1. */
  readonly number: number;
}

/** `[--area rules,donations] [--only 12,14]`; all of them without options. */
export function chooseMutants(args: readonly string[]): NamedMutant[] {
  const { values } = parseArgs({
    args: [...args],
    options: { area: { type: 'string' }, only: { type: 'string' } },
  });
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
  if (chosen.length === 0) throw new Failure(`There is no mutant ${values.only} in ${areas}.`);
  return chosen;
}

function named(area: string): NamedMutant[] {
  return (AREAS[area] ?? []).map((mutant, index) => ({ ...mutant, area, number: index + 1 }));
}
