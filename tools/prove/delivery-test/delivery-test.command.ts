import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runInParts } from '../test-run/run-in-parts.ts';
import { runWithFirestore } from '../test-run/run-with-firestore.ts';

const COMMAND = {
  name: 'npm run nightly -- delivery',
  summary: 'Sends campaigns while workers die, and counts what each recipient got.',
  options: {
    recipients: { type: 'string', value: '<number>', default: '20000', help: 'how many' },
    part: {
      type: 'string',
      value: '<number>',
      default: '5000',
      help: 'recipients of one campaign; the emulator takes longer for each the more there are',
    },
    minutes: {
      type: 'string',
      value: '<number>',
      help: 'begins no campaign later; the same command goes on where it was',
    },
    kills: { type: 'string', value: '<number>', default: '50', help: 'workers that die' },
    seed: { type: 'string', value: '<number>', default: '20250411', help: 'repeats a run' },
  },
  examples: {
    'npm run nightly -- delivery --recipients 1000 --kills 10 --seed 7': 'a short run',
    'npm run nightly -- delivery --recipients 50000 --kills 200 --minutes 60': 'a long one',
  },
} as const;

const signal = abortOnSignals();

await runCommand(COMMAND, async ({ values }) => {
  const { recipients, part, minutes, kills, seed } = values;
  const parts = Math.ceil(Number(recipients) / Number(part));
  /** Those that die until the part of this number. */
  const killsUntil = (index: number) => Math.round((Number(kills) * index) / parts);
  return runInParts({
    ...{ name: 'delivery-test', plan: `${kills} kills, seed ${seed}` },
    ...{ total: recipients, part, minutes, signal },
    run: ({ index, size, figures }) =>
      runWithFirestore({
        name: 'delivery-test',
        test: 'functions/src/mail/campaigns/delivery.emulator.test.ts',
        env: {
          DELIVERY_TEST_RECIPIENTS: String(size),
          DELIVERY_TEST_KILLS: String(killsUntil(index + 1) - killsUntil(index)),
          DELIVERY_TEST_SEED: String(Number(seed) + index),
          TEST_FIGURES: figures,
        },
        signal,
      }),
  });
});
