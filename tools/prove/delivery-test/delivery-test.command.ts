import { parseArgs } from 'node:util';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runWithFirestore } from '../test-run/run-with-firestore.ts';

const RECIPIENTS = '20000';
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

await runCommand(() => {
  const options = {
    recipients: { type: 'string', default: RECIPIENTS },
    seed: { type: 'string' },
    provider: { type: 'string' },
  } as const;
  const { recipients, seed, provider } = parseArgs({ options }).values;
  const title = titleOf(provider);
  return runWithFirestore({
    name: 'delivery-test',
    test: 'functions/src/campaigns/delivery.emulator.test.ts',
    ...(title !== undefined && { title }),
    env: {
      DELIVERY_TEST_RECIPIENTS: recipients,
      ...(seed !== undefined && { DELIVERY_TEST_SEED: seed }),
    },
    signal,
  });
});
