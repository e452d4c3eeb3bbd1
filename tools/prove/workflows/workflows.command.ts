import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { startEmulators } from '../mutants/start-emulators.ts';
import { describeSteps, requireAllRun, stepsIn } from './report-steps.ts';
import { failedDeploy } from './scenarios/failed-deploy.ts';
import { firstPush } from './scenarios/first-push.ts';
import { knownHole } from './scenarios/known-hole.ts';
import { oneRemote } from './scenarios/one-remote.ts';
import { pullRequest } from './scenarios/pull-request.ts';
import { rollback } from './scenarios/rollback.ts';
import { openTown, type Town } from './scenarios/town.ts';

/** Each goes on where the one before it has ended. */
const SCENARIOS = [firstPush, oneRemote, failedDeploy, rollback, pullRequest, knownHole];

const COMMAND = {
  name: 'npm run test:workflows',
  summary:
    'Runs the workflows of GitHub step by step, as they are committed, against stand-ins of GitHub and of Google’s cloud.',
  options: {
    quick: {
      type: 'boolean',
      default: false,
      help: 'leaves out what only lints and tests, and says so at each step',
    },
    first: {
      type: 'string',
      value: '<number>',
      default: String(SCENARIOS.length),
      help: 'how many of the scenarios; each goes on where the one before it has ended',
    },
    keep: {
      type: 'string',
      value: '<folder>',
      help: 'keeps there what each scenario leaves behind; a run that was broken off goes on from it',
    },
  },
  examples: {
    'npm run test:workflows -- --quick --first 1': 'the first push, without its tests',
    'npm run test:workflows -- --keep .local/workflows': 'typed again, it goes on where it ended',
  },
} as const;

const reporter = createReporter();
const signal = abortOnSignals();
const line = (depth: number, text: string) => reporter.line(`${'  '.repeat(depth)}${text}`);

/** Plays those of the scenarios that no kept run has played. */
async function play(town: Town, count: number): Promise<void> {
  for (const scenario of SCENARIOS.slice(0, count)) {
    const { title } = scenario;
    if (town.played.includes(title)) {
      line(0, `\nWas played already: ${title}`);
      continue;
    }
    reporter.heading(title);
    line(0, await reporter.step(title, () => scenario.play(town)));
    await town.hasPlayed(title);
  }
}

await runCommand(COMMAND, async ({ values: { quick, first, keep } }) => {
  const count = Number(first);
  if (!(count >= 1 && count <= SCENARIOS.length)) {
    throw new Failure(`--first ${first}: it is a number from 1 to ${SCENARIOS.length}.`);
  }
  const begin = performance.now();
  const options = {
    ...{ teller: { line }, isQuick: quick, signal },
    ...{ workspace: WORKSPACE, emulators: startEmulators },
  };
  try {
    const town = await openTown({ ...options, ...(keep !== undefined && { keep }) });
    try {
      line(0, `The workflows of commit ${town.source}.`);
      await play(town, count);
      const steps = await stepsIn(town.reports);
      reporter.heading('Steps');
      line(0, describeSteps(steps));
      line(0, `\n${formatDuration(performance.now() - begin)}`);
      if (count === SCENARIOS.length) requireAllRun(steps);
      const { askedInVain } = town.network;
      if (askedInVain.length === 0) return 0;
      throw new Failure(`Nobody stands in for: ${[...new Set(askedInVain)].join(', ')}.`);
    } finally {
      await town.close();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Failure(`Ended by ${String(signal.reason)}. Nothing is left running.`);
  }
});
