import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runPlan, stepsOf } from './run-plan.ts';

const NOTHING = { lint: [], types: [], tests: [] };

const workshop = (signal: AbortSignal) => ({
  processes: createProcesses(),
  reporter: createReporter(() => undefined),
  signal,
});

test('a change in code is held to format, lint, types and unit tests, in this order', () => {
  const plan = { lint: ['@raade/ui'], types: ['@raade/ui'], tests: ['libs/ui'] };
  const steps = stepsOf(plan, ['libs/ui/src/index.ts']);
  expect(steps.map(({ title }) => title)).toEqual(['Format', 'Lint', 'Types', 'Unit tests']);
  const { args } = steps.at(-1) ?? {};
  expect(args).toEqual(
    expect.arrayContaining([
      '--findRelatedTests',
      'libs/ui/src/index.ts',
      'libs/ui/src/tabs/tabs.test.tsx',
    ]),
  );
});

test('what has nothing to do is left out, as after a file was removed', () => {
  expect(stepsOf(NOTHING, [])).toEqual([]);
});

test('a step that fails is told as failed', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'no-format.ts');
  await writeFile(file, 'let  a');
  const [format] = await runPlan(NOTHING, [file], workshop(AbortSignal.any([])));
  expect(format).toMatchObject({ title: 'Format', tests: [{ passed: false }] });
});

test('nothing more begins once somebody has pressed Ctrl-C', async () => {
  expect(await runPlan(NOTHING, ['README.md'], workshop(AbortSignal.abort()))).toEqual([]);
});
