import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { composeLive } from '../compose-live.ts';
import { promote } from '../move-pointer.ts';
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

interface Trial {
  readonly builds: string;
  readonly tampered: string | undefined;
}

async function publishAll(
  target: Target,
  apps: readonly string[],
  { builds, tampered }: Trial,
): Promise<void> {
  for (const app of apps) {
    const publication = { app, buildDir: path.join(builds, app) };
    const { told } = await publish(target, { ...publication, promote: true });
    for (const message of told) console.log(message);
    if (tampered !== undefined) await tamper(target, app, tampered);
  }
}

await runCommand(COMMAND, async () => {
  const { values, positionals } = parseCommandLine(COMMAND, process.argv.slice(2));
  const { live, builds = '', tampered } = values;
  if (live === undefined) throw new Failure('--live is asked for.');
  const sites = await serveComposedSites(live);
  try {
    const { environment, sitesDir, origins } = sites;
    const folders = { sites: sitesDir, environment, origins };
    const target = localTarget(folders, memoryStore(sites.pointers));
    await publishAll(target, positionals, { builds, tampered });
    return 0;
  } finally {
    await sites.close();
  }
});
