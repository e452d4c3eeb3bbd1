import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { rowIds } from '../rows/row-ids.ts';
import { readRowTable } from '../rows/row-table.ts';
import { AREAS } from './areas.ts';
import { mutated } from './mutated.ts';

const all = Object.values(AREAS).flat();
const inWorkspace = (file: string) => path.join(WORKSPACE, file);

describe.each(Object.entries(AREAS))('%s', (_area, mutants) => {
  // The claims are not in the titles: the rows that they name are proven elsewhere.
  test.each(mutants.map((mutant, index) => [index + 1, mutant.file, mutant] as const))(
    'mutant %i still fits %s',
    (_number, _file, mutant) => {
      const healthy = readFileSync(inWorkspace(mutant.file), 'utf8');
      expect(mutated(healthy, mutant).source).not.toBe(healthy);
      expect(mutant.tests.filter((test) => !existsSync(inWorkspace(test)))).toEqual([]);
    },
  );
});

test('there are many, and no two are the same', () => {
  const faults = all.map(({ file, find, replace }) => JSON.stringify([file, find, replace]));
  expect(new Set(faults).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(150);
});

test('rows that are named are rows of the table', async () => {
  const known = (await readRowTable()).map(({ id }) => id);
  const named = all.flatMap(({ claim }) => rowIds(claim));
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});
