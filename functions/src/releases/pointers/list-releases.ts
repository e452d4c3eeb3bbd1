import { isDeepStrictEqual } from 'node:util';
import type { ListReleasesResponse } from '@raade/contracts/releases/pointer-moves';
import { readSources, type Revisions } from '../publishing/live-pointers.ts';
import { type Publishing, readPublishing } from '../publishing/publishing-document.ts';

/** Lists all pointers with their history, and whether the live site matches them. */
export async function listReleases(
  mayMove: (app: string) => boolean,
): Promise<ListReleasesResponse> {
  const [{ pointers, revisions }, publishing] = await Promise.all([
    readSources(),
    readPublishing(),
  ]);
  return {
    pointers: [...pointers].map(([app, live]) => ({ ...live, app, isOwn: mayMove(app) })),
    publishing: stateOf(publishing, revisions),
  };
}

function stateOf(
  { live, failure }: Publishing,
  revisions: Revisions,
): ListReleasesResponse['publishing'] {
  return {
    isLive: isDeepStrictEqual(live?.revisions, revisions),
    ...(live && { liveSince: live.at.toDate().toISOString() }),
    problems: live?.problems ?? [],
    ...(failure && {
      failure: {
        message: failure.message,
        at: failure.at.toDate().toISOString(),
        tries: failure.tries,
      },
    }),
  };
}
