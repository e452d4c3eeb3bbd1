import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { copyWorkspace } from '../workspace-copy.ts';
import { BREAKS_COMMAND, chooseBreaks, type NamedBreak } from './choose-breaks.ts';
import { bringBefore, type Laboratory, prepare } from './laboratory.ts';
import { describeTrial, summarizeTrials, type Tried } from './report.ts';
import { stops } from './stops.ts';
import { whilePatched } from '../while-patched.ts';

const reporter = createReporter();
const signal = abortOnSignals();

async function tryBreak(laboratory: Laboratory, named: NamedBreak): Promise<Tried> {
  const start = performance.now();
  const answer = await whilePatched(laboratory.dir, named.patches ?? [], () =>
    bringBefore(laboratory, named.trial),
  );
  const tried = { named, answer, milliseconds: performance.now() - start };
  return { ...tried, isStopped: stops(named, answer) };
}

await runCommand(BREAKS_COMMAND, async () => {
  const breaks = chooseBreaks(process.argv.slice(2));
  const copy = await reporter.step('A copy of the workspace to break', copyWorkspace);
  try {
    const laboratory = await reporter.step('All apps as they are', () => prepare(copy.dir, signal));
    const tried: Tried[] = [];
    for (const named of breaks) {
      const one = await tryBreak(laboratory, named);
      tried.push(one);
      reporter.line(describeTrial(one));
    }
    console.log(`\n${summarizeTrials(tried)}`);
    return tried.every(({ isStopped }) => isStopped) ? 0 : 1;
  } finally {
    await copy.remove();
  }
});
