import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runParts, together } from './parts.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs three parts, of which each comes to its number. */
async function run(changes: Partial<Parameters<typeof runParts>[0]> = {}) {
  const begun: number[] = [];
  const { parts, hasFailed } = await runParts({
    file: join(folder, 'kept', 'parts.json'),
    plan: '3 of 7',
    count: 3,
    isOver: () => false,
    runPart: (index) => {
      begun.push(index);
      return Promise.resolve({ donors: index });
    },
    ...changes,
  });
  return { begun, parts, hasFailed };
}

test('a run goes on after the last part that is done', async () => {
  let left = 2;
  const first = await run({ isOver: () => (left -= 1) < 0 });
  expect(first).toMatchObject({ begun: [0, 1], parts: [{ donors: 0 }, { donors: 1 }] });
  expect(await run()).toMatchObject({
    begun: [2],
    parts: [{ donors: 0 }, { donors: 1 }, { donors: 2 }],
  });
  expect(await run()).toMatchObject({ begun: [] });
});

test('a part that failed is run again, and nothing after it before', async () => {
  const failed = await run({
    runPart: (index) => Promise.resolve(index === 1 ? undefined : { donors: index }),
  });
  expect(failed).toEqual({ begun: [], parts: [{ donors: 0 }], hasFailed: true });
  expect(await run()).toMatchObject({ begun: [1, 2], hasFailed: false });
});

test('the first part finds the folder that it writes its figures into', async () => {
  const file = join(folder, 'kept', 'parts.json');
  const runPart = async () => {
    await writeFile(join(folder, 'kept', 'figures.json'), '{}');
    return {};
  };
  await expect(run({ file, count: 1, runPart })).resolves.toMatchObject({ hasFailed: false });
});

test('a run of another plan begins anew', async () => {
  await run();
  expect(await run({ plan: '3 of 8' })).toMatchObject({ begun: [0, 1, 2] });
});

test('figures of parts add up, and of peaks the highest counts', () => {
  const parts = [
    { donors: 2, 'peak memory, MiB': 700 },
    { donors: 3, 'peak memory, MiB': 650 },
  ];
  expect(together(parts)).toEqual({ donors: 5, 'peak memory, MiB': 700 });
});
