import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';
import type { Mutant } from './mutant.ts';
import { tryMutants } from './try-mutants.ts';

let copy: WorkspaceCopy;

beforeAll(async () => {
  copy = await copyWorkspace();
}, 60_000);
afterAll(() => copy.remove());

const mutants: Mutant[] = [
  {
    file: 'firestore.rules',
    find: "match /audit_log/{id} {\n      allow read: if mayRead(['viewer']);",
    replace: 'match /audit_log/{id} {\n      allow read: if true;',
    claim: 'only staff read what was done',
    tests: ['functions/rules/audit-log.rules.test.ts'],
  },
  {
    file: 'functions/src/audit/record-export.callable.ts',
    find: 'details: { rows }',
    replace: 'details: { rows: 0 }',
    claim: 'the log says how many rows were taken away',
    tests: ['functions/src/audit/record-export.emulator.test.ts'],
  },
];

test('a fault of the rules and one of a function that needs the database are noticed', async () => {
  const { signal } = new AbortController();
  const trials = await Array.fromAsync(tryMutants(mutants, { dir: copy.dir, env: {}, signal }));
  expect(trials.map(({ verdict }) => verdict.status)).toEqual(['killed', 'killed']);
}, 180_000);
