import { Failure } from '@raade/contracts/failure';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { failedDeploy } from './scenarios/failed-deploy.ts';
import { firstPush } from './scenarios/first-push.ts';
import { knownHole } from './scenarios/known-hole.ts';
import { oneRemote } from './scenarios/one-remote.ts';
import { rollback } from './scenarios/rollback.ts';
import { openTown } from './scenarios/town.ts';

/** Each goes on where the one before it has ended. */
const SCENARIOS = [firstPush, oneRemote, failedDeploy, rollback, knownHole];

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
  },
  examples: { 'npm run test:workflows -- --quick --first 1': 'the first push, without its tests' },
} as const;

await runCommand(COMMAND, async ({ values }) => {
  const count = Number(values.first);
  if (!(count >= 1 && count <= SCENARIOS.length)) {
    throw new Failure(`--first ${values.first}: it is a number from 1 to ${SCENARIOS.length}.`);
  }
  const reporter = createReporter();
  const line = (depth: number, text: string) => reporter.line(`${'  '.repeat(depth)}${text}`);
  const town = await openTown({ teller: { line }, isQuick: values.quick });
  try {
    for (const scenario of SCENARIOS.slice(0, count)) {
      reporter.heading(scenario.title);
      line(0, await reporter.step(scenario.title, () => scenario.play(town)));
    }
    const { askedInVain } = town.network;
    if (askedInVain.length === 0) return 0;
    throw new Failure(`Nobody stands in for: ${[...new Set(askedInVain)].join(', ')}.`);
  } finally {
    await town.close();
  }
});
