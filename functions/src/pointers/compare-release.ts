import { HttpsError } from 'firebase-functions/https';
import { Failure } from '@raade/contracts/failure';
import type { CompareReleaseRequest, CompareReleaseResponse } from '@raade/contracts/pointer-moves';
import type { Pointer, ReleaseFile } from '@raade/contracts/releases';
import { openRelease } from '@raade/publishing/reading/open-release';
import { readPointers } from '../publishing/live-pointers.ts';
import { publisherOf, type Publisher } from '../publishing/publisher.ts';

/**
 * What would be different if the pointer of an app moved to a release that was live before.
 *
 * @throws HttpsError `not-found` if it never was, `failed-precondition` if one of both cannot be read
 */
export async function compareRelease(
  { app, release }: CompareReleaseRequest,
  publisher: () => Publisher = publisherOf,
): Promise<CompareReleaseResponse> {
  const live = (await readPointers()).get(app);
  const digest = live?.moves.find((move) => move.release === release)?.digest;
  if (!live?.pointer || digest === undefined) {
    throw new HttpsError('not-found', 'This version was never live, or too long ago.');
  }
  const [before, after] = await Promise.all([
    read(live.pointer, publisher),
    read({ app, release, digest }, publisher),
  ]);
  return {
    pages: changeOf(before.pages, after.pages),
    slots: changeOf(before.pointer.slots, after.pointer.slots),
    bytes: { before: sizeOf(before), after: sizeOf(after) },
  };
}

async function read(pointer: Pointer, publisher: () => Publisher): Promise<ReleaseFile> {
  try {
    return (await openRelease(publisher().read, pointer)).file;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new HttpsError('failed-precondition', error.message);
  }
}

const changeOf = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
});

const sizeOf = ({ files }: ReleaseFile) => files.reduce((sum, { size }) => sum + size, 0);
