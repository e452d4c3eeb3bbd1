import path from 'node:path';
import type { DescribedCalls } from '@raade/contracts/described-calls';
import { messageOf } from '@raade/contracts/failure';
import { releaseId } from '@raade/publishing/releases/release-id';
import { stageRelease } from '@raade/publishing/releases/stage-release';
import { functionsFit } from '../../functions-fit.ts';
import { publish } from '../../publish.ts';
import type { Target } from '../../target.ts';
import { APPS, type Builds, callsAt, type Workshop, writeCalls } from './builds.ts';
import type { Step } from './record.ts';

/** A site with the functions behind it. */
export interface Deployed {
  readonly target: Target;
  /** The calls that the functions take which are deployed. */
  calls: DescribedCalls | undefined;
}

async function isLive({ store }: Target, app: string, buildDir: string): Promise<boolean> {
  const live = (await store.readAll()).get(app)?.pointer?.release;
  return live === (await releaseId(buildDir));
}

/** Deploys the functions of the commit that is checked out, unless live releases need the ones from before. */
async function deployFunctions(site: Deployed, workshop: Workshop): Promise<readonly string[]> {
  const calls = await callsAt(workshop);
  if (!calls) return [];
  const dir = await writeCalls(workshop.kept, calls);
  try {
    await functionsFit(site.target, dir);
    site.calls = calls;
    return [];
  } catch (error) {
    return [`functions: ${messageOf(error)}`];
  }
}

/**
 * Releases what a commit changes, as its teams would: functions and shell first. An app that a gate stops is tried
 * once more when the others are live, since that may be the way out.
 */
export async function releaseStep(
  site: Deployed,
  workshop: Workshop,
  { commit, builds }: { readonly commit: string; readonly builds: Builds },
): Promise<Step> {
  const { checkout } = workshop;
  const released: Record<string, string> = {};
  const before = site.calls;
  const alarms = [...(await deployFunctions(site, workshop))];
  const hasFunctions = site.calls !== before;
  const told: string[] = [];
  const tryOut = async (app: string): Promise<string | undefined> => {
    const buildDir = builds[app] ?? '';
    return publish(site.target, { app, buildDir, promote: true, checkout }).then(
      ({ told: more }) => {
        released[app] = path.basename(buildDir);
        told.push(...more.map((text) => `${app}: ${text}`));
        return undefined;
      },
      (error: unknown) => messageOf(error),
    );
  };
  const stopped: string[] = [];
  for (const app of APPS) {
    const buildDir = builds[app];
    if (buildDir === undefined || (await isLive(site.target, app, buildDir))) continue;
    const reason = await tryOut(app);
    if (reason === undefined) continue;
    stopped.push(app);
    alarms.push(`${app}: ${reason}`);
  }
  for (const app of stopped) {
    const isThrough = (await tryOut(app)) === undefined;
    told.push(`${app}: ${isThrough ? 'released once the others were' : 'not released'}`);
  }
  return { commit, released, hasFunctions, alarms, told };
}

/** Makes live what an earlier run has released, without asking any gate again. */
export async function repeatStep(
  { target }: Deployed,
  { kept }: Workshop,
  { released }: Step,
): Promise<void> {
  for (const [app, build] of Object.entries(released)) {
    const { pointer } = await stageRelease(path.join(kept, build), path.join(target.sitesDir, app));
    const seen = (await target.store.readAll()).get(app)?.revision ?? 0;
    await target.store.move([{ pointer, kind: 'publish', seen }]);
  }
}
