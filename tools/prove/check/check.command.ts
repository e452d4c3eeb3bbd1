import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { NX_VARIABLES } from '@raade/kit/processes/nx-variables.ts';
import { withProcesses } from '@raade/kit/processes/with-processes.ts';
import { listFilesChangedSince, findBranchPoint } from '@raade/kit/projects/changed-files.ts';
import type { CommandInput } from '@raade/kit/terminal/command-line.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runCheck } from '../test-run/runners.ts';
import { type PhaseOutcome, summarize } from '../test-run/summary.ts';
import { stepsOf } from './steps.ts';

const COMMAND = {
  name: 'npm run check',
  summary: 'Checks lint, types and unit tests of the changed projects.',
  options: {
    base: {
      type: 'string',
      value: '<commit>',
      help: 'the commit to compare with; by default the one at which this branch began',
    },
  },
  examples: { 'npm run check -- --base HEAD': 'only what is not committed yet' },
} as const;

const signal = abortOnSignals();

/** Runs all steps, even if one fails. */
async function main({ values }: CommandInput<typeof COMMAND>): Promise<number> {
  const reporter = createReporter();
  const base = values.base ?? (await findBranchPoint(WORKSPACE));
  const files = await listFilesChangedSince(WORKSPACE, base);
  reporter.line(`${files.length} files have changed since ${base}.`);
  const allOutcomes = await withProcesses(async (processes) => {
    const outcomes: PhaseOutcome[] = [];
    for (const { title, command, args } of stepsOf(files)) {
      if (signal.aborted) return outcomes;
      reporter.heading(title);
      const start = performance.now();
      const test = await runCheck(processes, title, command, args, NX_VARIABLES);
      outcomes.push({ title, tests: [test], milliseconds: performance.now() - start });
    }
    return outcomes;
  }, signal);
  reporter.heading('Results');
  reporter.line(summarize(allOutcomes));
  reporter.line('\nEmulator and end-to-end tests run with `npm test -- --only emulators,e2e`.');
  return !signal.aborted && allOutcomes.every(({ tests }) => tests.every(({ passed }) => passed))
    ? 0
    : 1;
}

await runCommand(COMMAND, main);
