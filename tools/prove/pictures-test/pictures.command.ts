import { execa } from 'execa';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { NX_VARIABLES } from '@raade/kit/processes/nx-variables.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';

const COMMAND = {
  name: 'npm run nightly -- pictures',
  summary:
    'Compares eight pages, at three widths and in each theme, with the pictures that were approved.',
  options: {
    update: { type: 'boolean', help: 'approves how they look now: look at the changed pictures' },
    grep: { type: 'string', value: '<words>', help: 'only pages with this in their title' },
  },
} as const;

const HOW_ON = `
Each picture that differs lies in test-results/pictures, with what was expected and where they differ.
If it is meant: npm run nightly -- pictures --update, and commit what changed in apps/e2e/pictures/approved.`;

const signal = abortOnSignals();

/** Builds what changed, and takes the pictures; Playwright puts what differs beside each other. */
await runCommand(COMMAND, async ({ values: { update = false, grep } }) => {
  const built = await execa('nx', ['run-many', '-t', 'build'], {
    ...{ cwd: WORKSPACE, env: NX_VARIABLES, preferLocal: true },
    ...{ reject: false, all: true, cancelSignal: signal },
  });
  if (built.exitCode !== 0) {
    console.log(built.all);
    return 1;
  }
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  try {
    const code = await processes.run({
      name: 'Playwright',
      command: 'playwright',
      args: [
        ...['test', '-c', 'apps/e2e/pictures', '--reporter=list'],
        ...(update ? ['--update-snapshots=changed'] : []),
        ...(grep ? ['--grep', grep] : []),
      ],
      cwd: WORKSPACE,
    });
    if (code !== 0) console.log(HOW_ON);
    return code;
  } finally {
    await processes.stop();
  }
});
