import { buildApps } from '@raade/kit/projects/build-apps.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runEndToEndTests } from '../test-run/run-end-to-end-tests.ts';

const COMMAND = {
  name: 'npm run nightly -- pictures',
  summary:
    'Compares eight pages, at three widths and in each theme, with the pictures that were approved.',
  options: {
    update: { type: 'boolean', help: 'approves the current look; check changed pictures first' },
    grep: { type: 'string', value: '<words>', help: 'only pages with this in their title' },
  },
} as const;

const NEXT_STEPS = `
Each picture that differs lies in test-results/pictures, with what was expected and where they differ.
If it is meant: npm run nightly -- pictures --update, and commit what changed in apps/e2e/pictures/approved.`;

/** Compares pages with approved pictures. */
await runCommand(COMMAND, async ({ values: { update = false, grep } }) => {
  await buildApps();
  const code = await runEndToEndTests('pictures', [
    '--reporter=list',
    ...(update ? ['--update-snapshots=changed'] : []),
    ...(grep ? ['--grep', grep] : []),
  ]);
  if (code !== 0) console.log(NEXT_STEPS);
  return code;
});
