import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runOnEmulators } from '../test-run/run-on-emulators.ts';

const COMMAND = {
  name: 'npm run nightly -- cards',
  summary: 'Lets thieves try stolen cards and honest donors give, and checks who gets how far.',
  options: {
    cards: { type: 'string', value: '<number>', default: '1000', help: 'how many are tried' },
    donors: { type: 'string', value: '<number>', default: '500', help: 'how many give honestly' },
  },
  examples: { 'npm run nightly -- cards --cards 100 --donors 50': 'a short run' },
} as const;

/** Tries stolen cards, and lets honest donors give. */
await runCommand(COMMAND, ({ values: { cards, donors } }) =>
  runOnEmulators({
    test: 'functions/src/base/limits/cards.emulator.test.ts',
    env: { CARDS_TEST_CARDS: cards, CARDS_TEST_DONORS: donors },
  }),
);
