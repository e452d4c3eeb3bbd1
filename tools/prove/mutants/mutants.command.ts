import { rm } from 'node:fs/promises';
import { runFolder } from '@raade/kit/stack/layout.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { copyWorkspace } from '../workspace-copy.ts';
import { chooseMutants, MUTANTS_COMMAND, type NamedMutant } from './choose-mutants.ts';
import { describeTrial, summarizeTrials } from './report.ts';
import { startEmulators } from './start-emulators.ts';
import { tryMutants, type Trial } from './try-mutants.ts';

const reporter = createReporter();
const signal = abortOnSignals();

await runCommand(MUTANTS_COMMAND, async () => {
  const mutants = chooseMutants(process.argv.slice(2));
  const processes = createProcesses();
  const copy = await reporter.step('A copy of the workspace to break', copyWorkspace);
  try {
    const env = needEmulators(mutants)
      ? await reporter.step('Firestore, Auth', () => startEmulators(processes))
      : {};
    const trials = await tryAll(mutants, { dir: copy.dir, env, signal });
    console.log(`\n${summarizeTrials(trials)}`);
    return trials.every(({ verdict }) => verdict.status === 'killed') ? 0 : 1;
  } finally {
    await processes.stop();
    await Promise.all([
      copy.remove(),
      rm(runFolder(`mutants-${process.pid}`).path, { recursive: true, force: true }),
    ]);
  }
});

async function tryAll(
  mutants: readonly NamedMutant[],
  laboratory: Parameters<typeof tryMutants>[1],
): Promise<Trial<NamedMutant>[]> {
  const trials: Trial<NamedMutant>[] = [];
  for await (const trial of tryMutants(mutants, laboratory)) {
    trials.push(trial);
    reporter.line(describeTrial(trial));
  }
  return trials;
}

function needEmulators(mutants: readonly NamedMutant[]): boolean {
  return mutants.some(({ tests }) =>
    tests.some((test) => /\.(?:emulator|rules)\.test\.ts$/.test(test)),
  );
}
