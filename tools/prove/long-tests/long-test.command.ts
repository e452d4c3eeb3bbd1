import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { withEmulators } from '../test-run/with-emulators.ts';
import { LONG_TESTS } from './long-tests.ts';
import { type Figures, figuresSchema, runInParts } from './run-in-parts.ts';

const FIGURES = path.join(WORKSPACE, '.local/figures.json');

const [name = ''] = process.argv.slice(2);
const longTest = LONG_TESTS[name];
if (!longTest) throw new Error(`There is no long test "${name}".`);
const { summary, test, numbers, partSize = Infinity, example } = longTest;
const [sizeOption = ''] = Object.keys(numbers);

const COMMAND = {
  name: `npm run nightly -- ${name}`,
  summary,
  options: numbers,
  hasPositionals: true,
  examples: { [`npm run nightly -- ${name} ${example[0]}`]: example[1] },
};

/** Runs the test with the emulators of Firestore and Auth. Returns its figures; undefined if it has failed. */
async function runOnEmulators(env: Readonly<Record<string, string>>): Promise<Figures | undefined> {
  await rm(FIGURES, { force: true });
  const code = await withEmulators((emulators, processes) => {
    const args = ['--selectProjects', 'emulators', '--ci', '--runInBand', '--forceExit', test];
    return processes.run({
      name: 'Jest',
      command: 'jest',
      args,
      cwd: WORKSPACE,
      env: { ...emulators, RAADE_TESTS: 'all', ...env, TEST_FIGURES: FIGURES },
    });
  });
  if (code !== 0) return undefined;
  return figuresSchema.parse(JSON.parse(await readFile(FIGURES, 'utf8').catch(() => '{}')));
}

/** The value of an option for one of several parts: another seed for each part, and a share of all other numbers. */
function shareOf(option: string, total: number, index: number, parts: number): number {
  if (option === 'seed') return total + index;
  const until = (end: number) => Math.round((total * end) / parts);
  return until(index + 1) - until(index);
}

await runCommand(COMMAND, ({ values }) => {
  const invalidNumber = Object.values(values).find((text) => !/^\d+$/.test(text));
  if (invalidNumber !== undefined) throw new Failure(`${invalidNumber} is not a whole number.`);
  const total = values[sizeOption] ?? '';
  const parts = Math.ceil(Number(total) / partSize) || 1;
  return runInParts({
    total,
    partSize,
    runPart(index, size) {
      const variables = Object.entries(numbers).map(([option, { variable }]) => {
        const share = shareOf(option, Number(values[option]), index, parts);
        return [variable, String(option === sizeOption ? size : share)] as const;
      });
      return runOnEmulators(Object.fromEntries(variables));
    },
  });
});
