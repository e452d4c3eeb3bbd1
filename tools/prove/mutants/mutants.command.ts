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
  const copy = await reporter.step('Copy of the workspace', copyWorkspace);
  try {
    reporter.line('Starting Firestore and Auth.');
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
      throw new Failure(`${test} fails without any mutant.`);
    }
  }
  let missed = 0;
  for (const mutant of MUTANTS) {
    const verdict = await tryMutant(mutant, copy);
    if (verdict !== 'killed') missed += 1;
    reporter.line(`${verdict.padEnd(8)}  ${mutant.file}: ${mutant.claim}`);
  }
  reporter.line(`${MUTANTS.length - missed} of ${MUTANTS.length} mutants were killed.`);
  return missed === 0 ? 0 : 1;
}
