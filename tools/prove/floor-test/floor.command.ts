import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runStoriesOnStack } from '../test-run/run-stories.ts';

const COMMAND = {
  name: 'npm run nightly -- floor',
  summary: 'Runs end-to-end tests in the oldest supported Chromium, on Linux.',
  options: {
    grep: { type: 'string', value: '<words>', help: 'only tests with this in their title' },
  },
} as const;

/** Runs end-to-end tests in the oldest supported Chromium. */
await runCommand(COMMAND, ({ values: { grep } }) =>
  runStoriesOnStack('floor', grep ? ['--grep', grep] : []),
);
