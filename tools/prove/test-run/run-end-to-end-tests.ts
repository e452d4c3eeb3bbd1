import { rm } from 'node:fs/promises';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { withProcesses } from '@raade/kit/processes/with-processes.ts';
import { runFolder } from '@raade/kit/stack/layout.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import { createReporter } from '@raade/kit/terminal/reporter.ts';
import { startLocalStack } from '@raade/stack/start-local-stack.ts';

/**
 * Runs the end-to-end tests of a folder of `apps/e2e` with Playwright.
 * @returns its exit code
 */
export function runEndToEndTests(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<number> {
  return withProcesses(
    (processes) =>
      processes.run({
        name: 'Playwright',
        command: 'playwright',
        args: ['test', '-c', `apps/e2e/${folder}`, ...args],
        env,
        cwd: WORKSPACE,
      }),
    signal,
  );
}

/** Runs the end-to-end tests of a folder with a new local stack. */
export async function runEndToEndTestsOnStack(
  folder: string,
  args: readonly string[],
): Promise<number> {
  const signal = abortOnSignals();
  const [name, ports] = [`${folder}-${process.pid}`, await findFreePorts()];
  const stack = await startLocalStack({ name, ports, reporter: createReporter(), signal });
  try {
    return await runEndToEndTests(folder, ['--reporter=list', ...args], stack.env, signal);
  } finally {
    await stack.stop();
    await rm(runFolder(name).path, { recursive: true });
  }
}
