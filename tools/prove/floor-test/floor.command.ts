import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runEndToEndTestsOnStack } from '../test-run/run-end-to-end-tests.ts';

const COMMAND = {
  name: 'npm run nightly -- floor',
  summary: 'Runs end-to-end tests in the oldest supported Chromium, on Linux.',
  options: {
    grep: { type: 'string', value: '<words>', help: 'only tests with this in their title' },
  },
} as const;

/** Runs end-to-end tests in the oldest supported Chromium. */
await runCommand(COMMAND, ({ values: { grep } }) =>
  runEndToEndTestsOnStack('floor', grep ? ['--grep', grep] : []),
);
