import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runWithFirestore } from '../test-run/run-with-firestore.ts';

/** The tests of a provider have its name in their titles. */
const TITLES: Readonly<Record<string, string>> = { smtp: 'a mail server', brevo: 'Brevo' };

const signal = abortOnSignals();

/** The part of the titles of the tests to run; undefined for all. */
function titleOf(provider: string | undefined): string | undefined {
  if (provider === undefined) return undefined;
  const title = TITLES[provider];
  if (title) return title;
  throw new Failure(`--provider ${provider}: it is one of ${Object.keys(TITLES).join(', ')}.`);
}

const COMMAND = {
  name: 'npm run test:delivery',
  summary: 'Sends a campaign while workers die, and counts what each recipient got.',
  options: {
    recipients: { type: 'string', value: '<number>', default: '20000', help: 'how many' },
    kills: { type: 'string', value: '<number>', default: '50', help: 'workers that die' },
    seed: { type: 'string', value: '<number>', help: 'repeats the run that printed this number' },
    provider: {
      type: 'string',
      value: '<name>',
      help: `one of ${Object.keys(TITLES).join(', ')}; without it, each`,
    },
  },
  examples: { 'npm run test:delivery -- --recipients 1000 --kills 10 --seed 7': 'a short run' },
} as const;

await runCommand(COMMAND, ({ values: { recipients, kills, seed, provider } }) => {
  const title = titleOf(provider);
  return runWithFirestore({
    name: 'delivery-test',
    test: 'functions/src/campaigns/delivery.emulator.test.ts',
    ...(title !== undefined && { title }),
    env: {
      DELIVERY_TEST_RECIPIENTS: recipients,
      DELIVERY_TEST_KILLS: kills,
      ...(seed !== undefined && { DELIVERY_TEST_SEED: seed }),
    },
    signal,
  });
});
