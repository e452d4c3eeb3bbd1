import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { rowIds } from '../rows/row-ids.ts';
import { readRowTable } from '../rows/row-table.ts';
import { applyMutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

const inWorkspace = (file: string) => path.join(WORKSPACE, file);

// The claims are not in the titles: the rows that they name are proven elsewhere.
test.each(MUTANTS.map((mutant, index) => [index + 1, mutant.file, mutant] as const))(
  'mutant %i can be applied to %s, and its test exists',
  (_number, file, mutant) => {
    const healthy = readFileSync(inWorkspace(file), 'utf8');
    expect(applyMutant(healthy, mutant)).not.toBe(healthy);
    expect(existsSync(inWorkspace(mutant.test))).toBe(true);
  },
);

test('the list has at most 60 mutants and no duplicates', () => {
  const faults = MUTANTS.map(({ file, find, replace }) => JSON.stringify([file, find, replace]));
  expect(new Set(faults).size).toBe(faults.length);
  expect(faults.length).toBeLessThanOrEqual(60);
});

test('every row that a mutant names exists', async () => {
  const known = (await readRowTable()).map(({ id }) => id);
  const named = MUTANTS.flatMap(({ claim }) => rowIds(claim));
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});
