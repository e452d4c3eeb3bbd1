import { rm } from 'node:fs/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { runFolder } from '@raade/kit/stack/layout.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { startLocalStack } from '@raade/stack/start-local-stack.ts';

const COMMAND = {
  name: 'npm run nightly -- floor',
  summary: 'Runs stories in the oldest Chromium that the site is for, on Linux.',
  options: {
    grep: { type: 'string', value: '<words>', help: 'only stories with this in their title' },
  },
} as const;

const signal = abortOnSignals();

await runCommand(COMMAND, async ({ values: { grep } }) => {
  const name = `floor-${process.pid}`;
  const reporter = createReporter();
  const stack = await startLocalStack({ name, ports: await findFreePorts(), reporter, signal });
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  try {
    return await processes.run({
      name: 'Playwright',
      command: 'playwright',
      args: ['test', '-c', 'apps/e2e/floor', '--reporter=list', ...(grep ? ['--grep', grep] : [])],
      env: stack.env,
      cwd: WORKSPACE,
    });
  } finally {
    await processes.stop();
    await stack.stop();
    await rm(runFolder(name).path, { recursive: true });
  }
});
