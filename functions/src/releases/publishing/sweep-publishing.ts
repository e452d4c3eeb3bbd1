import { isDeepStrictEqual } from 'node:util';
import { localDay } from '@raade/contracts/base/local-day';
import { readSources, type Revisions } from './live-pointers.ts';
import { publishSite } from './publish-site.ts';
import { publisherOf, type Publisher } from './publisher.ts';
import { type Publishing, readPublishing } from './publishing-document.ts';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/**
 * Publishes what is not live although it should be: after a failure, after a publisher that ended in the middle, after
 * somebody has deployed over it, and when a day begins on which pages are others.
 * @returns how many times something was made live, or failed to be
 */
export async function sweepPublishing(publisher: () => Publisher = publisherOf): Promise<number> {
  const publishing = await readPublishing();
  const { revisions } = await readSources();
  if (isPausing(publishing, revisions)) return 0;
  if (
    isNoted(publishing, revisions) &&
    (await publisher().site.liveState()) === publishing.live?.state
  )
    return 0;
  return publishSite(publisher, { again: true });
}

/**
 * True while a failed publish waits for its next try. The wait doubles with each failure, and ends if a pointer moves.
 */
function isPausing({ failure }: Publishing, revisions: Revisions): boolean {
  if (!failure || !isDeepStrictEqual(failure.revisions, revisions)) return false;
  const pause = Math.min(MINUTE_MS * 2 ** (failure.tries - 1), LONGEST_PAUSE_MS);
  return failure.at.toMillis() + pause > Date.now();
}

const isNoted = ({ live, failure }: Publishing, revisions: Revisions): boolean =>
  !failure && isDeepStrictEqual(live?.revisions, revisions) && holds(live);

/** True until the first day on which the same releases give other pages. */
const holds = (live: Publishing['live']): boolean =>
  live?.until === undefined || localDay(new Date(), live.zone) < live.until;
