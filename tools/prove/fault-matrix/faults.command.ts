import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runEndToEndTests } from '../test-run/run-end-to-end-tests.ts';

const COMMAND = {
  name: 'npm run nightly -- faults',
  summary: 'Makes each remote fail in each way at each moment, and checks that the site recovers.',
  options: {
    grep: { type: 'string', value: '<words>', default: '', help: 'only faults with this name' },
  },
  examples: { 'npm run nightly -- faults --grep "hanging-entry giving cold"': 'one cell' },
} as const;

/** Runs the chosen combinations of remote, fault and moment as end-to-end tests. */
await runCommand(COMMAND, async ({ values: { grep } }) => {
  await buildApps();
  return runEndToEndTests('faults', ['--reporter=list', '--grep', grep]);
});
