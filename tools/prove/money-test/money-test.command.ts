import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runInParts } from '../test-run/run-in-parts.ts';
import { runPartOnEmulators } from '../test-run/run-on-emulators.ts';

const COMMAND = {
  name: 'npm run nightly -- money',
  summary: 'Lets simulated donors give while everything dies, and checks that the books agree.',
  options: {
    donors: { type: 'string', value: '<number>', default: '2000', help: 'how many' },
    seed: { type: 'string', value: '<number>', default: '20250411', help: 'repeats a run' },
  },
  examples: { 'npm run nightly -- money --donors 200 --seed 7': 'a short run' },
} as const;

/** Lets simulated donors give; each part has an account and a ledger of its own. */
await runCommand(COMMAND, ({ values: { donors, seed } }) =>
  runInParts({
    total: donors,
    partSize: 2000,
    runPart: (index, size) =>
      runPartOnEmulators({
        test: 'functions/src/money/donations/money.emulator.test.ts',
        env: { MONEY_TEST_DONORS: String(size), MONEY_TEST_SEED: String(Number(seed) + index) },
      }),
  }),
);
