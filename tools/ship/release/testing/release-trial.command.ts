import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { composeLive } from '../compose-live.ts';
import { promote, rollback } from '../move-pointer.ts';
import { publish } from '../publish.ts';
import type { Target } from '../target.ts';
import { localTarget } from '../targets.ts';
import { memoryStore } from './memory-store.ts';

const COMMAND = {
  name: 'node tools/ship/release/testing/release-trial.command.ts',
  summary:
    'Publishes builds, one after the other, over others that are live, on a site of its own.',
  takesWords: true,
  options: {
    live: { type: 'string', value: '<folder>', help: 'the builds that are live' },
    builds: { type: 'string', value: '<folder>', help: 'those that are published' },
    tampered: {
      type: 'string',
      value: '<file>',
      help: 'a file, changed on its site once its release is live',
    },
    later: {
      type: 'string',
      value: 'promoted|withdrawn',
      help: 'brings each live later, or live once more after it was withdrawn',
    },
  },
} as const;

/** Changes a file of a live release on its site, composes anew, and asks for the release once more. */
async function tamper(target: Target, app: string, file: string): Promise<void> {
  const release = (await target.store.readAll()).get(app)?.pointer?.release ?? '';
  await appendFile(path.join(target.sitesDir, app, 'r', release, file), ' ');
  const problems = await composeLive(target);
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  await promote(target, [{ app, release }]);
}

/** Goes back from a release, withdraws it, and asks for it once more. */
async function withdraw(target: Target, app: string, release: string): Promise<void> {
  await rollback(target, app);
  await target.store.withdraw({ app, release, isWithdrawn: true, reason: 'It shows addresses.' });
  await promote(target, [{ app, release }]);
}

interface Trial {
  readonly builds: string;
  readonly tampered: string | undefined;
  readonly later: string | undefined;
}

async function publishAll(
  target: Target,
  apps: readonly string[],
  { builds, tampered, later }: Trial,
): Promise<void> {
  for (const app of apps) {
    const publication = { app, buildDir: path.join(builds, app) };
    const { release, told } = await publish(target, {
      ...publication,
      promote: later !== 'promoted',
    });
    for (const message of told) console.log(message);
    if (tampered !== undefined) await tamper(target, app, tampered);
    if (later === 'promoted') await promote(target, [{ app, release }]);
    if (later === 'withdrawn') await withdraw(target, app, release);
  }
}

await runCommand(COMMAND, async () => {
  const { values, positionals } = parseCommandLine(COMMAND, process.argv.slice(2));
  const { live, builds = '', tampered, later } = values;
  if (live === undefined) throw new Failure('--live is asked for.');
  const sites = await serveComposedSites(live);
  try {
    const { environment, sitesDir, origins } = sites;
    const folders = { sites: sitesDir, environment, origins };
    const target = localTarget(folders, memoryStore(sites.pointers));
    await publishAll(target, positionals, { builds, tampered, later });
    return 0;
  } finally {
    await sites.close();
  }
});
