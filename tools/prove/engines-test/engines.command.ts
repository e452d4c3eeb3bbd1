import { rm } from 'node:fs/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/base/failure';
import { debianFirefox, debianWebKit } from '@raade/kit/browser/debian-browsers.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import { runFolder } from '@raade/kit/stack/layout.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { startLocalStack } from '@raade/stack/start-local-stack.ts';

const COMMAND = {
  name: 'npm run nightly -- engines',
  summary: 'Runs stories in Firefox and WebKit as Debian has them, on Linux.',
  options: {
    browser: { type: 'string', value: '<name>', help: 'firefox or webkit; both by default' },
    grep: { type: 'string', value: '<words>', help: 'only stories with this in their title' },
  },
} as const;

/** How each is found, by the name of its project in the configuration of the stories. */
const FIND: Readonly<Record<string, () => unknown>> = {
  firefox: debianFirefox,
  webkit: debianWebKit,
};

/** @throws Failure if there is no such browser, on this machine or at all */
function chosen(browser: string | undefined): string[] {
  if (browser !== undefined && !Object.hasOwn(FIND, browser))
    throw new Failure(
      `There are stories for ${Object.keys(FIND).join(' and ')}, not "${browser}".`,
    );
  const names = browser === undefined ? Object.keys(FIND) : [browser];
  for (const name of names) FIND[name]?.();
  return names;
}

const signal = abortOnSignals();

await runCommand(COMMAND, async ({ values: { browser, grep } }) => {
  const projects = chosen(browser).map((name) => `--project=${name}`);
  const name = `engines-${process.pid}`;
  const reporter = createReporter();
  const stack = await startLocalStack({ name, ports: await findFreePorts(), reporter, signal });
  const processes = createProcesses();
  signal.addEventListener('abort', () => void processes.stop(), { once: true });
  try {
    return await processes.run({
      name: 'Playwright',
      command: 'playwright',
      args: [
        ...['test', '-c', 'apps/e2e/engines', '--reporter=list', ...projects],
        ...(grep ? ['--grep', grep] : []),
      ],
      env: stack.env,
      cwd: WORKSPACE,
    });
  } finally {
    await processes.stop();
    await stack.stop();
    await rm(runFolder(name).path, { recursive: true });
  }
});
