import path from 'node:path';
import { dayText } from '@raade/contracts/base/day-text';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { LOCAL_PORTS } from '@raade/contracts/local/local-stack';
import { abortOnSignals, whenAborted } from '@raade/kit/processes/abort-on-signals.ts';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { Failure, messageOf } from '@raade/contracts/base/failure';
import { usageOf } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatDuration } from '@raade/kit/terminal/duration.ts';
import { createReporter, type Reporter } from '@raade/kit/terminal/reporter.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { START_RUN } from '@raade/kit/stack/layout.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { formatAccounts } from './account-table.ts';
import { buildApp } from './build.ts';
import { publishChanges } from './publishing/publish-changes.ts';
import { publishSamplePictures } from './seed/sample-pictures.ts';
import { seedPointers } from './seed/seed-pointers.ts';
import { type LocalStack, startLocalStack } from './start-local-stack.ts';
import { tickSchedules } from './tick-schedules.ts';

const signal = abortOnSignals();
const COMMAND = {
  name: 'npm start',
  summary: 'Builds, starts and fills the whole local stack, until Ctrl-C.',
  options: {
    reset: {
      type: 'boolean',
      default: false,
      help: 'builds everything again, without the cache of Nx',
    },
    watch: {
      type: 'string',
      value: '<remote>',
      help: 'builds this remote after each change, and makes it live on this stack',
    },
    today: {
      type: 'string',
      value: '<day>',
      default: SAMPLE_TODAY,
      help: 'the current day of the site: before, during or after the forum',
    },
  },
  examples: {
    'npm start -- --today 2025-04-11': 'the first day of the forum',
    'npm start -- --watch giving': 'the whole site, with your changes of giving',
  },
} as const;

await runCommand(COMMAND, async ({ values: { reset, today, watch } }) => {
  const isRemote = watch === undefined || REMOTES.includes(watch);
  if (!isRemote || !dayText.safeParse(today).success) throw new Failure(usageOf(COMMAND));
  const reporter = createReporter();
  const start = performance.now();
  reporter.line('The first start builds every app and the functions: it takes some minutes.\n');
  const stack = await startLocalStack({
    name: START_RUN,
    ports: LOCAL_PORTS,
    reset,
    today,
    reporter,
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) return undefined;
    throw error;
  });
  if (!stack) return printStopped();
  reporter.line(`\nReady in ${formatDuration(performance.now() - start)}.\n`);
  reporter.line(formatAddresses(stack.origins));
  reporter.line(`\nStaff sign in as\n\n${formatAccounts()}\n\nCtrl-C stops everything.`);
  const stopSchedules = tickSchedules(stack.origins);
  // Not with `--watch`: the published edition would hide changed texts of the remote.
  if (watch === undefined)
    void publishSamplePictures(stack.environment).catch((error: unknown) =>
      reporter.line(`The sample pictures are missing: ${messageOf(error)}`),
    );
  const failure = await Promise.race([
    stack.failed,
    whenAborted(signal),
    ...(watch === undefined ? [] : [watchRemote(watch, stack, reporter)]),
  ]);
  stopSchedules();
  await stack.stop();
  if (failure) throw new Failure(`${failure.message}\n\nAll other processes were stopped.`);
  return printStopped();
});

/** Shows the changes of a remote in the whole site until Ctrl-C. */
async function watchRemote(name: string, { sites, origins }: LocalStack, { line }: Reporter) {
  const sources = ['apps/' + name, 'libs'].map((folder) => path.join(WORKSPACE, folder));
  await publishChanges(
    {
      name,
      sources,
      build: () => buildApp(name, signal),
      dist: path.join(WORKSPACE, 'dist/apps', name),
      siteDir: path.join(sites, name),
      // The time as revision, so that each one is higher than the last.
      goLive: (pointer) => seedPointers(origins, { [name]: pointer }, Date.now()),
      report: line,
    },
    signal,
  );
  return undefined;
}

function formatAddresses(origins: Origins): string {
  return formatTable([
    ['Site', origins.shell],
    ['Apps', REMOTES.map((remote) => origins[remote]).join('  ')],
    ['Inbox', origins.inbox],
    ['Stripe emulator', origins.stripe],
    ['Functions', origins.functions],
    ['Firestore', origins.firestore],
    ['Auth', origins.auth],
  ]);
}

/** Returns exit code 0, since Ctrl-C is the usual way to end this command. */
function printStopped(): number {
  console.log('\nStopped. All processes have ended.');
  return 0;
}
