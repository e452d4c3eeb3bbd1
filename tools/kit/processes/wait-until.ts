import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@raade/contracts/base/failure';
import type { RunningProcess } from './processes.ts';

const POLL_MS = 100;
const REQUEST_TIMEOUT_MS = 2000;

/**
 * Waits until a started process is ready. Rejects if the process ends, or after `timeoutMs`. The message names the
 * process and its log.
 */
export async function waitUntil(
  process: RunningProcess,
  isReady: () => Promise<boolean>,
  timeoutMs: number,
): Promise<void> {
  let isWaiting = true;
  const poll = async () => {
    const deadline = performance.now() + timeoutMs;
    while (isWaiting && !(await isReady())) {
      if (performance.now() > deadline) {
        throw new Failure(
          `${process.name} was not ready after ${timeoutMs / 1000} s. Its log: ${process.log}`,
        );
      }
      await sleep(POLL_MS);
    }
  };
  const unexpectedEnd = process.ended.then((failure) => {
    throw failure;
  });
  try {
    await Promise.race([poll(), unexpectedEnd]);
  } finally {
    isWaiting = false;
  }
}

/** True if an HTTP server answers, with any status. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
