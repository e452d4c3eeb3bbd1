import { expect } from '@playwright/test';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import type { MatrixFault } from './faults.ts';
import type { MatrixRemote, Scene } from './remotes.ts';
import { withinNow } from '../machine/pace.ts';
import { timeIn, waitForShowing, watchOf } from './watch-part.ts';

/** Milliseconds from the end of a fault until the part is there. */
const RECOVERY = 5000;

/** A file of a remote by what it holds. */
const fileOf = ({ chunk }: MatrixRemote) => ({ entry: /\/remoteEntry\.js$/, page: chunk });

/** The moment when the part began to load: a page that was slow to start is not the part's fault. */
async function beginOf({ site, page, remote }: Scene, fault: MatrixFault): Promise<number> {
  const { scripts, failedLoads } = await watchOf(page);
  const file = fileOf(remote)[fault.strikes ?? 'entry'];
  const { origin } = site.servers[remote.app];
  const script = scripts.find(({ url }) => url.startsWith(origin) && file.test(url));
  const begin = script?.at ?? failedLoads[0];
  if (begin === undefined) throw new Error('The part was never asked for.');
  return begin;
}

/** Expects something on the screen at once, and the fallback as soon as it is due. */
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

/** The page is empty at no moment since the link, or since the first of the HTML. */
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

/** The part comes back by itself once the fault has ended. */
export async function expectRecovery(
  { page }: Scene,
  end: () => void | Promise<void>,
): Promise<void> {
  const since = await timeIn(page);
  await end();
  const recovery = (await waitForShowing(page, 'living', since)) - since;
  expect(recovery, 'milliseconds to the recovery').toBeLessThanOrEqual(withinNow(RECOVERY));
}

/** The part is there as if nothing was: loading has waited for nothing that is missing. */
export async function expectUnbroken(scene: Scene, fault: MatrixFault): Promise<void> {
  const { went } = await watchOf(scene.page);
  await waitForShowing(scene.page, 'living', went);
  const { alive = 0 } = await watchOf(scene.page);
  const waited = (await beginOf(scene, fault)) - Math.max(alive, went);
  expect(waited, 'milliseconds until it began to load').toBeLessThan(withinNow(DEADLINES.registry));
}

/** No part has fallen back at any time. */
export async function expectNoFallback({ page }: Scene): Promise<void> {
  const { sightings } = await watchOf(page);
  expect(sightings.map(({ showing }) => showing)).not.toContain('fallback');
}
