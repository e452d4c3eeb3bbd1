import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runInParts } from '../test-run/run-in-parts.ts';
import { runPartOnEmulators } from '../test-run/run-on-emulators.ts';

const COMMAND = {
  name: 'npm run nightly -- delivery',
  summary: 'Sends campaigns while workers die, and counts what each recipient got.',
  options: {
    recipients: { type: 'string', value: '<number>', default: '20000', help: 'how many' },
    kills: { type: 'string', value: '<number>', default: '50', help: 'workers that die' },
    seed: { type: 'string', value: '<number>', default: '20250411', help: 'repeats a run' },
  },
  examples: {
    'npm run nightly -- delivery --recipients 1000 --kills 10 --seed 7': 'a short run',
  },
} as const;

/** Recipients of one campaign; the emulator takes longer for each the more there are. */
const CAMPAIGN = 5000;

/** Sends campaigns, one after the other. */
await runCommand(COMMAND, ({ values: { recipients, kills, seed } }) => {
  const campaigns = Math.ceil(Number(recipients) / CAMPAIGN);
  const killsUntil = (index: number) => Math.round((Number(kills) * index) / campaigns);
  return runInParts({
    total: recipients,
    partSize: CAMPAIGN,
    runPart: (index, size) =>
      runPartOnEmulators({
        test: 'functions/src/mail/campaigns/delivery.emulator.test.ts',
        env: {
          DELIVERY_TEST_RECIPIENTS: String(size),
          DELIVERY_TEST_KILLS: String(killsUntil(index + 1) - killsUntil(index)),
          DELIVERY_TEST_SEED: String(Number(seed) + index),
        },
      }),
  });
});
