import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { parseCommandLine } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { visitNeighbours } from '../smoke/visit-neighbours.ts';
import { localTarget } from '../targets.ts';
import { APPS, type Builds, buildsAt, callsAt, type Workshop } from './history/builds.ts';
import { checkOut, git, openCheckout } from './history/checkout.ts';
import { readRecord, type Step, writeRecord } from './history/record.ts';
import { type Deployed, releaseStep, repeatStep } from './history/release-step.ts';
import { memoryStore } from './memory-store.ts';

const COMMAND = {
  name: 'node tools/ship/release/testing/release-history.command.ts',
  summary:
    'Releases what the latest commits have changed, one after the other, as today’s tools build and check it: what do gates object to? Goes on where it was ended.',
  options: {
    commits: { type: 'string', value: '<number>', default: '36', help: 'how many of the latest' },
    from: { type: 'string', value: '<commit>', default: 'HEAD', help: 'the last of them' },
    anew: {
      type: 'boolean',
      default: false,
      help: 'asks all gates again; what was built is taken as it is',
    },
  },
} as const;

const HISTORY = path.join(WORKSPACE, 'dist/history');
const RECORD = path.join(HISTORY, 'record.json');

const hashOf = (commit: string) => commit.split(' ')[0] ?? '';

/** Short hash and title of each commit that changes an app, the earliest first. */
async function commitsOf(count: string, from: string): Promise<string[]> {
  const folders = ['apps', 'libs', 'firebase.json'];
  const list = await git(WORKSPACE, 'log', '--format=%h %s', `-${count}`, from, '--', ...folders);
  return list.split('\n').toReversed();
}

const isWhole = (builds: Builds) => APPS.every((app) => app in builds);

/** Builds one commit after the other until one can be built whole: that is what is live first. */
async function firstBuilds(workshop: Workshop, commits: string[]): Promise<Builds> {
  for (let next = commits.shift(); next !== undefined; next = commits.shift()) {
    const builds = await buildsAt(workshop, hashOf(next));
    console.log(`${next}\n${isWhole(builds) ? 'is live first' : 'not built by these tools'}`);
    if (isWhole(builds)) return builds;
  }
  throw new Error('None of these commits is built by these tools.');
}

/** The folder of a site's first builds, each under the name of its app. */
async function folderOf(builds: Builds): Promise<string> {
  const dir = await mkdtemp(path.join(HISTORY, 'first-'));
  for (const [app, build] of Object.entries(builds)) {
    await cp(build, path.join(dir, app), { recursive: true });
  }
  return dir;
}

function tell({ commit, released, alarms, told }: Step, seconds: number): void {
  const live = Object.keys(released).join(', ') || 'nothing';
  const lines = [...alarms.map((text) => `ALARM ${text}`), ...told];
  console.log([`\n${commit}`, `${seconds.toFixed(0)} s, released: ${live}`, ...lines].join('\n'));
}

/** The functions that an earlier run has deployed last are those that are there. */
async function takeUpFunctions(
  site: Deployed,
  workshop: Workshop,
  record: readonly Step[],
): Promise<void> {
  const last = record.findLast(({ hasFunctions }) => hasFunctions);
  if (!last) return;
  await checkOut(workshop.checkout, hashOf(last.commit), workshop.today);
  site.calls = await callsAt(workshop);
}

async function releaseAll(
  site: Deployed,
  workshop: Workshop,
  { commits, record }: { readonly commits: readonly string[]; readonly record: Step[] },
): Promise<void> {
  for (const step of record) await repeatStep(site, workshop, step);
  await takeUpFunctions(site, workshop, record);
  const known = new Set(record.map(({ commit }) => commit));
  for (const commit of commits.filter((one) => !known.has(one))) {
    const start = performance.now();
    const builds = await buildsAt(workshop, hashOf(commit));
    const step = await releaseStep(site, workshop, { commit, builds });
    record.push(step);
    await writeRecord(RECORD, record);
    tell(step, (performance.now() - start) / 1000);
  }
}

await runCommand(COMMAND, async () => {
  const { values } = parseCommandLine(COMMAND, process.argv.slice(2));
  const kept = path.join(HISTORY, 'builds');
  await mkdir(kept, { recursive: true });
  const today = await git(WORKSPACE, 'rev-parse', 'HEAD');
  const workshop = { checkout: await openCheckout(HISTORY), kept, today };
  const commits = await commitsOf(values.commits, values.from);
  const first = await folderOf(await firstBuilds(workshop, commits));
  const calls = await callsAt(workshop);
  const sites = await serveComposedSites(first);
  try {
    const { environment, sitesDir, origins } = sites;
    const folders = { sites: sitesDir, environment, origins };
    const site: Deployed = {
      calls,
      target: {
        ...localTarget(folders, memoryStore(sites.pointers)),
        askFunctions: () => Promise.resolve(site.calls),
        visit: visitNeighbours,
      },
    };
    const record = values.anew ? [] : await readRecord(RECORD);
    await releaseAll(site, workshop, { commits, record });
    const alarms = record.flatMap((step) => step.alarms);
    console.log(`\n${record.length} commits, ${alarms.length} alarms: ${RECORD}`);
    return 0;
  } finally {
    await sites.close();
    await rm(first, { recursive: true, force: true });
  }
});
