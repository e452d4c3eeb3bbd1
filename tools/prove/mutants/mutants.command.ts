import { Failure } from '@raade/contracts/base/failure';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { copyWorkspace } from '../workspace-copy.ts';
import { MUTANTS } from './mutants.ts';
import { withEmulators } from '../test-run/with-emulators.ts';
import { runTests, tryMutant } from './try-mutant.ts';

const COMMAND = {
  name: 'npm run nightly -- mutants',
  summary:
    'Breaks chosen lines of money, mail and rules one at a time; fails if a test misses one.',
  options: {},
} as const;

const reporter = createReporter();
const signal = abortOnSignals();

await runCommand(COMMAND, async () => {
  const copy = await reporter.step('A copy of the workspace to break', copyWorkspace);
  try {
    reporter.line('Firestore and Auth start.');
    return await withEmulators((env) => tryAll({ dir: copy.dir, env, signal }), signal);
  } finally {
    await copy.remove();
  }
});

/** Tries all mutants. Returns the exit code. Tests run once without a fault, since they must pass then. */
async function tryAll(copy: Parameters<typeof tryMutant>[1]): Promise<number> {
  const tests = [...new Set(MUTANTS.map(({ test }) => test))];
  for (const test of tests) {
    if ((await runTests([test], copy)) !== 'survived') {
      throw new Failure(`${test} does not pass while nothing is broken.`);
    }
  }
  let missed = 0;
  for (const mutant of MUTANTS) {
    const verdict = await tryMutant(mutant, copy);
    if (verdict !== 'killed') missed += 1;
    reporter.line(`${verdict.padEnd(8)}  ${mutant.file}: ${mutant.claim}`);
  }
  reporter.line(`${MUTANTS.length - missed} of ${MUTANTS.length} faults were noticed.`);
  return missed === 0 ? 0 : 1;
}
