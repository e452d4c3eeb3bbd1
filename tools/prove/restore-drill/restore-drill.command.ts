import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { wholeNumber } from '../test-run/run-in-parts.ts';
import { runOnEmulators } from '../test-run/run-on-emulators.ts';

const COMMAND = {
  name: 'npm run nightly -- restore',
  summary:
    'Loses a database of samples, restores it from a dump, lets the functions do the rest, and shows what differs.',
  options: {
    gifts: { type: 'string', value: '<number>', default: '100', help: 'how many the dump has' },
    minutes: {
      type: 'string',
      value: '<number>',
      default: '10',
      help: 'from the dump to the loss; in each a gift is paid that the dump lacks',
    },
  },
  examples: { 'npm run nightly -- restore --gifts 1000 --minutes 60': 'a longer one' },
} as const;

/** Loses a database, and restores it. */
await runCommand(COMMAND, ({ values: { gifts, minutes } }) =>
  runOnEmulators({
    test: 'functions/src/testing/restore/restore-drill.emulator.test.ts',
    env: {
      RESTORE_DRILL_GIFTS: wholeNumber(gifts),
      RESTORE_DRILL_MINUTES: wholeNumber(minutes),
    },
  }),
);
