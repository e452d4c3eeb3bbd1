import { isDeepStrictEqual } from 'node:util';
import type { ListedPointer, ListReleasesResponse } from '@raade/contracts/releases/pointer-moves';
import type { LivePointer } from '@raade/publishing/pointers/pointer-store';
import { readSources, type Revisions } from '../publishing/live-pointers.ts';
import { type Publishing, readPublishing } from '../publishing/publishing-document.ts';

/** All pointers with what has moved them, and whether what follows from them is live. */
export async function listReleases(
  mayMove: (app: string) => boolean,
): Promise<ListReleasesResponse> {
  const [{ pointers, revisions }, publishing] = await Promise.all([
    readSources(),
    readPublishing(),
  ]);
  return {
    pointers: [...pointers].map(([app, pointer]) => listed(app, pointer, mayMove(app))),
    publishing: stateOf(publishing, revisions),
  };
}

function listed(app: string, live: LivePointer, isOwn: boolean): ListedPointer {
  const { revision, pointer, problem, moves } = live;
  return {
    app,
    revision,
    ...(pointer && { pointer }),
    ...(problem !== undefined && { problem }),
    moves: moves.map(({ movedAt, digest, reason, accepted, ...move }) => ({
      ...move,
      ...(digest !== undefined && { digest }),
      ...(reason !== undefined && { reason }),
      ...(accepted && { accepted: [...accepted] }),
      movedAt: movedAt.toISOString(),
    })),
    isOwn,
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
