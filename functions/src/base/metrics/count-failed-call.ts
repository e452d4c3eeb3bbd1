import * as logger from 'firebase-functions/logger';
import { addCounts } from './counts.ts';
import { atMostPerMinute } from './rate.ts';

const isAdmitted = atMostPerMinute(30);

/** Longest wait for the count, so that the caller gets the answer in time. */
const PATIENCE_MS = 1000;

/**
 * Counts a call that is about to end in an error of ours: what goes well costs nothing, and what fails a write,
 * thirty times a minute and instance at most. Never throws: the call has an answer of its own to give.
 */
export async function countFailedCall(name: string): Promise<void> {
  if (!isAdmitted()) return;
  const counting = count(name).catch(() => logger.warn('a failed call was not counted', { name }));
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([counting, patience]);
  clearTimeout(timer);
}

async function count(name: string): Promise<void> {
  await addCounts({ calls: { [name]: 1 } }, Date.now());
}
