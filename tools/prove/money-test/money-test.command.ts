import { parseArgs } from 'node:util';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runWithFirestore } from '../test-run/run-with-firestore.ts';

const DONATIONS = '2000';

const signal = abortOnSignals();

await runCommand(() => {
  const options = {
    donations: { type: 'string', default: DONATIONS },
    seed: { type: 'string' },
  } as const;
  const { donations, seed } = parseArgs({ options }).values;
  return runWithFirestore({
    name: 'money-test',
    test: 'functions/src/donations/money.emulator.test.ts',
    env: {
      MONEY_TEST_DONATIONS: donations,
      ...(seed !== undefined && { MONEY_TEST_SEED: seed }),
    },
    signal,
  });
});
