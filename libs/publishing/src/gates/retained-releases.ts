import type { Release } from '@raade/contracts/releases/releases';
import { liveSince } from '../pointers/pointer-history.ts';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';
import type { LivePointers } from '../pointers/pointer-store.ts';
import { openRelease, type ReadRelease } from '../reading/open-release.ts';
import { retainedSince } from '../releases/retention.ts';

/** Pointers to the releases of an app that were live within the retention time, without the live one. */
function earlierPointers(app: string, live: LivePointer, now: Date) {
  const releases = liveSince(live, retainedSince(now));
  releases.delete(live.pointer?.release ?? '');
  return live.moves.flatMap(({ release, digest }) => {
    // `delete` returns false for a release that has been added already.
    if (digest === undefined || !releases.delete(release)) return [];
    return [{ app, release, digest }];
  });
}

/**
 * The earlier releases to which a rollback must stay possible. A release is left out if Hosting no longer serves it
 * with the digest of its pointer, because no rollback to it is possible.
 * @param apps names of apps
 */
export async function retainedReleases(
  apps: readonly string[],
  { pointers, read, now }: { pointers: LivePointers; read: ReadRelease; now: Date },
): Promise<readonly Release[]> {
  const pointersToOpen = apps.flatMap((app) => {
    const live = pointers.get(app);
    return live ? earlierPointers(app, live, now) : [];
  });
  const openings = pointersToOpen.map((pointer) =>
    openRelease(read, pointer).then(
      ({ file }) => [file],
      () => [],
    ),
  );
  return (await Promise.all(openings)).flat();
}
