import { existsSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { withProcesses } from '@raade/kit/processes/with-processes.ts';
import { affectedProjects } from '@raade/kit/projects/affected-projects.ts';
import { filesChangedSince, whereItLeftMain } from '@raade/kit/projects/changed-files.ts';
import type { CommandInput } from '@raade/kit/terminal/command-line.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { summarize } from '../test-run/summary.ts';
import { filesBuiltOn, planCheck } from './plan-check.ts';
import { runPlan } from './run-plan.ts';

const COMMAND = {
  name: 'npm run check',
  summary: 'Lints and types of what has changed, and the unit tests that depend on it.',
  options: {
    base: {
      type: 'string',
      value: '<commit>',
      help: 'what to compare with; without it, the commit at which this branch left main',
    },
  },
  examples: { 'npm run check -- --base HEAD': 'only what is not committed yet' },
} as const;

const signal = abortOnSignals();

async function main({ values }: CommandInput<typeof COMMAND>): Promise<number> {
  const reporter = createReporter();
  const base = values.base ?? (await whereItLeftMain(WORKSPACE));
  const files = await filesChangedSince(WORKSPACE, base);
  if (files.length === 0) {
    reporter.line(`Nothing has changed since ${base}.`);
    return 0;
  }
  const plan = planCheck(files, await affectedProjects(filesBuiltOn(files)));
  reporter.line(`${files.length} files have changed since ${base}.`);
  reporter.line(
    `All unit tests of ${plan.tests.join(', ')}, and others that depend on these files.`,
  );
  const present = files.filter((file) => existsSync(path.join(WORKSPACE, file)));
  const outcomes = await withProcesses(
    (processes) => runPlan(plan, present, { processes, reporter, signal }),
    signal,
  );
  reporter.heading('Results');
  reporter.line(summarize(outcomes));
  reporter.line('\nRules, functions and stories run with `npm test -- --only emulators,e2e`.');
  return !signal.aborted && outcomes.every(({ tests }) => tests.every(({ passed }) => passed))
    ? 0
    : 1;
}

await runCommand(COMMAND, main);
