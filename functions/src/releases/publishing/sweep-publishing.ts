import { isDeepStrictEqual } from 'node:util';
import { localDay } from '@raade/contracts/base/local-day';
import { readSources, type Revisions } from './live-pointers.ts';
import { publishSite } from './publish-site.ts';
import { publisherOf, type Publisher } from './publisher.ts';
import { type Publishing, readPublishing } from './publishing-document.ts';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/**
 * Publishes the site if it should have been published: after a failure, after a process that died, after a deployment
 * of others to the host, and on days on which pages change.
 *
 * @returns number of publications, failed ones included
 */
export async function sweepPublishing(publisher: () => Publisher = publisherOf): Promise<number> {
  const publishing = await readPublishing();
  const { revisions } = await readSources();
  if (isPausing(publishing, revisions)) return 0;
  if (
    isRecordedAsLive(publishing, revisions) &&
    (await publisher().site.liveState()) === publishing.live?.state
  )
    return 0;
  return publishSite(publisher, { again: true });
}

/** True during the pause after a failure. The pause doubles with each failure, and ends when a pointer moves. */
function isPausing({ failure }: Publishing, revisions: Revisions): boolean {
  if (!failure || !isDeepStrictEqual(failure.revisions, revisions)) return false;
  const pause = Math.min(MINUTE_MS * 2 ** (failure.tries - 1), LONGEST_PAUSE_MS);
  return failure.at.toMillis() + pause > Date.now();
}

const isRecordedAsLive = ({ live, failure }: Publishing, revisions: Revisions): boolean =>
  !failure && isDeepStrictEqual(live?.revisions, revisions) && isOfToday(live);

/** True until the day on which pages change. */
const isOfToday = (live: Publishing['live']): boolean =>
  live?.until === undefined || localDay(new Date(), live.zone) < live.until;
