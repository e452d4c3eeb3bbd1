import * as logger from 'firebase-functions/logger';
import { addCounts } from './counts.ts';
import { atMostPerMinute } from './at-most-per-minute.ts';

const admit = atMostPerMinute(30);

/** Longest wait for the write, since the caller waits for an answer. */
const TIMEOUT_MS = 1000;

/**
 * Counts a call that failed because of an error of ours, at most 30 times a minute and instance, so that failures
 * cannot cause many writes. Never throws, since the call still has to answer.
 */
export async function countFailedCall(name: string): Promise<void> {
  if (!admit()) return;
  const counting = count(name).catch(() => logger.warn('a failed call was not counted', { name }));
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([counting, timeout]);
  clearTimeout(timer);
}

async function count(name: string): Promise<void> {
  await addCounts({ calls: { [name]: 1 } }, Date.now());
}
