import { readFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { checkEnvironment } from '@raade/publishing/sites/compose-sites';
import { readCurrentChange } from './commit-change.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { findStack } from '@raade/kit/stack/stack-file.ts';
import { Failure, messageOf } from '@raade/contracts/base/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { composeExitCode } from './compose-exit-code.ts';
import { composeLive } from './compose-live.ts';
import { listReleases } from './list-releases.ts';
import { promote, rollback, verify } from './move-pointer.ts';
import { listNextSteps } from './next-steps.ts';
import { storeOfWorkflow } from '@raade/publishing/pointers/open-store';
import { publish, type Published } from './publish.ts';
import {
  type HostedOptions,
  parseReleaseOptions,
  RELEASE_COMMAND,
  type ReleaseOptions,
} from './release-options.ts';
import { runInTerminal } from './run-in-terminal.ts';
import type { Target } from './target.ts';
import { HOSTED_SITES, hostedTarget, stackTarget, workflowRun } from './targets.ts';

/** Publishes releases, and moves the pointers to the live ones. */
await runCommand(RELEASE_COMMAND, async () => {
  const options = parseReleaseOptions(process.argv.slice(2));
  return withTarget(options.hosted, (target) => perform(target, options));
});

async function withTarget(
  hosted: HostedOptions | undefined,
  work: (target: Target) => Promise<number>,
): Promise<number> {
  if (hosted) return withHostedSites(hosted, work);
  const stack = await findStack('name the sites: `--environment environment.json`.');
  return work(await stackTarget(stack));
}

async function withHostedSites(
  { environment: file, deploy }: HostedOptions,
  work: (target: Target) => Promise<number>,
): Promise<number> {
  const environment = await readEnvironment(file);
  await mkdir(HOSTED_SITES, { recursive: true });
  const run = deploy ? runInTerminal : undefined;
  const store = storeOfWorkflow(environment, workflowRun(process.env));
  const places = { sitesDir: HOSTED_SITES, projectDir: WORKSPACE };
  return work(hostedTarget({ environment, ...places, store, run }));
}

async function readEnvironment(file: string) {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Failure(`--environment ${file}: ${messageOf(error)}`, { cause: error });
  });
  return checkEnvironment(JSON.parse(text));
}

/** Performs the task of the command. Returns the exit code. */
async function perform(target: Target, options: ReleaseOptions): Promise<number> {
  if (options.task === 'compose') return performCompose(target, options);
  const published = await performTask(target, options);
  if (['list', 'verify'].includes(options.task)) return 0;
  // In production, the function `publish-site` composes, so that teams need no right to the shell's site.
  const isMoving = options.task !== 'publish' || options.promote;
  if (!options.hosted && isMoving) printMessages(await composeLive(target));
  printNextSteps(target, options, published);
  return 0;
}

/** Composes the pages with all live releases. Returns an exit code that shows if an app was left out. */
async function performCompose(target: Target, options: ReleaseOptions): Promise<number> {
  const leftOut = await composeLive(target);
  printMessages(leftOut);
  console.log('The pages show the live releases.');
  printNextSteps(target, options);
  return composeExitCode(leftOut);
}

function printNextSteps(target: Target, options: ReleaseOptions, published?: Published): void {
  const steps = listNextSteps(options, target.environment.firebase.projectId, published);
  if (steps.length > 0) console.log(`\nNext:\n${steps.join('\n')}`);
}

/** Prints messages about apps that were left out, and about accepted objections. */
function printMessages(messages: readonly string[]): void {
  for (const message of messages) console.error(`\n${message}`);
}

async function performTask(
  target: Target,
  options: Exclude<ReleaseOptions, { task: 'compose' }>,
): Promise<Published | undefined> {
  switch (options.task) {
    case 'publish':
      return performPublish(target, options);
    case 'promote':
      printMessages(await promote(target, options.releases, options.accepted));
      for (const { app, release } of options.releases) console.log(`${app} ${release} is live.`);
      return undefined;
    case 'rollback':
      await performRollback(target, options);
      return undefined;
    case 'list':
      console.log(await listReleases(target, options.app));
      return undefined;
    case 'verify':
      console.log(await performVerify(target, options));
      return undefined;
  }
}

async function performPublish(
  target: Target,
  { app, build, promote, accepted }: Extract<ReleaseOptions, { task: 'publish' }>,
): Promise<Published> {
  const buildDir = path.resolve(build ?? path.join(WORKSPACE, 'dist/apps', app));
  const published = await publish(target, {
    app,
    buildDir,
    promote,
    accepted,
    reason: readCurrentChange(),
  });
  printMessages(published.messages);
  const servedState = promote ? 'live' : 'served, but not live';
  const state = published.isServed ? servedState : 'staged';
  console.log(`${app} ${published.release} is ${state}.`);
  return published;
}

async function performRollback(
  target: Target,
  { app, release: requestedRelease }: Extract<ReleaseOptions, { task: 'rollback' }>,
): Promise<void> {
  const { release, messages } = await rollback(target, app, requestedRelease);
  printMessages(messages);
  console.log(`${app} ${release} is live.`);
}

/** Checks a release, by default the live one. Returns the text to print. */
async function performVerify(
  target: Target,
  { app, release, accepted }: Extract<ReleaseOptions, { task: 'verify' }>,
): Promise<string> {
  const pointers = await target.store.readAll();
  const id = release ?? pointers.get(app)?.pointer?.release;
  if (!id) throw new Failure(`${app} has no live release.`);
  const terms = { kind: 'promote', accepted, pointers } as const;
  const { fetched, messages } = await verify(target, [{ app, release: id }], terms);
  printMessages(messages);
  const count = fetched.flatMap(({ file }) => file.files).length;
  return `${app} ${id} may go live: its ${count} files are served, and it fits the other releases.`;
}
