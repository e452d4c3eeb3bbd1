import { isDeepStrictEqual } from 'node:util';
import { localDay } from '@raade/contracts/base/local-day';
import { readSources, type Revisions } from './live-pointers.ts';
import { publishSite } from './publish-site.ts';
import { publisherOf, type Publisher } from './publisher.ts';
import { type Publishing, readPublishing } from './publishing-document.ts';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/**
 * Publishes the site if the live one is not the right one: after a failure, after a crash of the publishing process,
 * after a deployment by others to the host, and on days on which pages change. Part of the sweep, which runs each minute.
 *
 * @returns number of publications, failed ones included
 */
export async function sweepPublishing(publisher: () => Publisher = publisherOf): Promise<number> {
  const publishing = await readPublishing();
  const { revisions } = await readSources();
  if (isPausing(publishing, revisions)) return 0;
  if (isRecordedAsLive(publishing, revisions)) {
    // The record alone is not enough, since others may have deployed to the host.
    const liveState = await publisher().site.liveState();
    if (liveState === publishing.live?.state) return 0;
  }
  return publishSite(publisher, { isRetry: true });
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
