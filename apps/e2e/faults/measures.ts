import { expect } from '@playwright/test';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import type { MatrixFault } from './faults.ts';
import type { MatrixRemote, Scene } from './remotes.ts';
import { withinNow } from '../machine/pace.ts';
import { timeIn, waitForShowing, watchOf } from './watch-part.ts';

/** Limit in milliseconds from the end of a fault until the part has recovered. */
const RECOVERY = 5000;

/** Matches the entry or the chunk of a remote. */
const fileOf = ({ chunk }: MatrixRemote) => ({ entry: /\/remoteEntry\.js$/, page: chunk });

/** Time at which the part began to load, so that a slow page start does not count. */
async function beginOf({ site, page, remote }: Scene, fault: MatrixFault): Promise<number> {
  const { scripts, failedLoads } = await watchOf(page);
  const file = fileOf(remote)[fault.affects ?? 'entry'];
  const { origin } = site.servers[remote.app];
  const script = scripts.find(({ url }) => url.startsWith(origin) && file.test(url));
  const begin = script?.at ?? failedLoads[0];
  if (begin === undefined) throw new Error('The part was never asked for.');
  return begin;
}

/** Expects that the place is never empty, and that the fallback appears when it is due. */
export async function expectFallback(scene: Scene, fault: MatrixFault): Promise<void> {
  const { went } = await watchOf(scene.page);
  const at = await waitForShowing(scene.page, 'fallback', went);
  const began = await beginOf(scene, fault);
  const due = Math.max(went, began + (fault.deadline ?? 0));
  expect(at - due, 'milliseconds from the deadline to the fallback').toBeLessThanOrEqual(
    withinNow(DEADLINES.fallback),
  );
  await expectNeverEmpty(scene);
}

/** Expects that the page was never empty since the click, or since its HTML began. */
async function expectNeverEmpty({ page }: Scene): Promise<void> {
  const { went, sightings } = await watchOf(page);
  const seen = sightings.filter(({ at }) => at >= went);
  expect(seen.map(({ showing }) => showing)).not.toContain('nothing');
  if (went === 0) return;
  const first = Number(seen[0]?.at) - went;
  expect(first, 'milliseconds from the link until something is shown').toBeLessThanOrEqual(
    withinNow(DEADLINES.fallback),
  );
}

/** Expects that the part recovers by itself after the fault. */
export async function expectRecovery(
  { page }: Scene,
  end: () => void | Promise<void>,
): Promise<void> {
  const since = await timeIn(page);
  await end();
  const recovery = (await waitForShowing(page, 'hydrated', since)) - since;
  expect(recovery, 'milliseconds to the recovery').toBeLessThanOrEqual(withinNow(RECOVERY));
}

/** Expects that the part is loaded as usual, without waiting for missing files. */
export async function expectUnbroken(scene: Scene, fault: MatrixFault): Promise<void> {
  const { went } = await watchOf(scene.page);
  await waitForShowing(scene.page, 'hydrated', went);
  const { hydratedAt = 0 } = await watchOf(scene.page);
  const waited = (await beginOf(scene, fault)) - Math.max(hydratedAt, went);
  expect(waited, 'milliseconds until it began to load').toBeLessThan(withinNow(DEADLINES.registry));
}

/** Expects that no fallback was ever shown. */
export async function expectNoFallback({ page }: Scene): Promise<void> {
  const { sightings } = await watchOf(page);
  expect(sightings.map(({ showing }) => showing)).not.toContain('fallback');
}
