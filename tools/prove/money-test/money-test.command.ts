import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runInParts } from '../test-run/run-in-parts.ts';
import { runWithFirestore } from '../test-run/run-with-firestore.ts';

const COMMAND = {
  name: 'npm run nightly -- money',
  summary: 'Lets simulated donors give while everything dies, and checks that the books agree.',
  options: {
    donors: { type: 'string', value: '<number>', default: '2000', help: 'how many' },
    part: {
      type: 'string',
      value: '<number>',
      default: '2000',
      help: 'donors of one part, which has an account and a ledger of its own',
    },
    minutes: {
      type: 'string',
      value: '<number>',
      help: 'begins no part later; the same command goes on where it was',
    },
    ledger: {
      type: 'string',
      value: '<number>',
      help: 'lets them give to a ledger of so many gifts, and measures what works on it',
    },
    seed: { type: 'string', value: '<number>', default: '20250411', help: 'repeats a run' },
  },
  examples: {
    'npm run nightly -- money --donors 200 --seed 7': 'a short run',
    'npm run nightly -- money --donors 100000 --minutes 60': 'as much as an hour allows',
    'npm run nightly -- money --ledger 20000': 'what a night costs with so many gifts',
  },
} as const;

const folder = 'functions/src/money/donations';
const name = 'money-test';
const signal = abortOnSignals();

await runCommand(COMMAND, ({ values: { donors, part, minutes, ledger, seed } }) => {
  if (ledger !== undefined) {
    return runWithFirestore({
      name,
      test: `${folder}/large-ledger.emulator.test.ts`,
      env: { MONEY_TEST_LEDGER: ledger, MONEY_TEST_DONORS: donors, MONEY_TEST_SEED: seed },
      signal,
    });
  }
  return runInParts({
    ...{ name, plan: `seed ${seed}`, total: donors, part, minutes, signal },
    run: ({ index, size, figures }) =>
      runWithFirestore({
        name,
        test: `${folder}/money.emulator.test.ts`,
        env: {
          MONEY_TEST_DONORS: String(size),
          MONEY_TEST_SEED: String(Number(seed) + index),
          TEST_FIGURES: figures,
        },
        signal,
      }),
  });
});
