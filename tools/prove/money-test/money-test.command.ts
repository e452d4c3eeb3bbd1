import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runWithFirestore } from '../test-run/run-with-firestore.ts';

const COMMAND = {
  name: 'npm run test:money',
  summary: 'Lets simulated donors give while everything dies, and checks that the books agree.',
  options: {
    donations: { type: 'string', value: '<number>', default: '2000', help: 'how many' },
    seed: { type: 'string', value: '<number>', help: 'repeats the run that printed this number' },
  },
  examples: { 'npm run test:money -- --donations 200 --seed 7': 'a short run' },
} as const;

const signal = abortOnSignals();

await runCommand(COMMAND, ({ values: { donations, seed } }) => {
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
