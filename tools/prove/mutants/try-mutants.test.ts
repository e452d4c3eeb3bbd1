import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';
import { chooseMutants } from './choose-mutants.ts';
import type { Mutant } from './mutant.ts';
import { tryMutants } from './try-mutants.ts';

let copy: WorkspaceCopy;

beforeAll(async () => {
  copy = await copyWorkspace();
}, 60_000);
afterAll(() => copy.remove());

async function statuses(mutants: readonly Mutant[]): Promise<string[]> {
  const { signal } = new AbortController();
  const trials = await Array.fromAsync(tryMutants(mutants, { dir: copy.dir, env: {}, signal }));
  return trials.map(({ verdict }) => verdict.status);
}

const functions: Mutant = {
  file: 'functions/src/donations/payment-status.ts',
  find: "return 'disputed';",
  replace: "return 'refunded';",
  claim: 'a dispute is one',
  tests: ['functions/src/donations/payment-status.test.ts'],
};

test('a fault of a function and one of a component are noticed; harmless changes and broken code are told from them', async () => {
  const [component] = chooseMutants(['--area', 'federation', '--only', '2']);
  expect(
    await statuses([
      functions,
      { ...functions, replace: "return 'disputed' as const;" },
      { ...functions, replace: 'return disputed;' },
      { ...functions, replace: 'return (;' },
      ...(component ? [component] : []),
    ]),
  ).toEqual(['killed', 'survived', 'broken', 'broken', 'killed']);
}, 180_000);

test('tests that fail anyway are no judges, and do not keep others from judging', async () => {
  const missing = { ...functions, tests: ['functions/src/donations/gone.test.ts'] };
  const { signal } = new AbortController();
  const laboratory = { dir: copy.dir, env: {}, signal };
  const trials = await Array.fromAsync(tryMutants([missing, functions], laboratory));
  expect(trials.map(({ verdict }) => verdict)).toMatchObject([
    {
      status: 'broken',
      why: expect.stringContaining('functions/src/donations/gone.test.ts does not pass'),
    },
    { status: 'killed' },
  ]);
}, 180_000);
