import { siteNow } from '@raade/platform';
import { useCallback, useSyncExternalStore } from 'react';

const SECOND = 1_000;

/** Calls back at the start of every second up to `until`, and not while the tab is in the background. */
function tickSeconds(until: number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (document.hidden || siteNow() > until) return;
    timer = setTimeout(tick, SECOND - (siteNow() % SECOND));
  };
  const tick = () => {
    onTick();
    schedule();
  };
  schedule();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const currentSecond = () => Math.floor(siteNow() / SECOND) * SECOND;

/**
 * The current second, in milliseconds since the epoch, renewed as each second starts while `isRunning` and
 * until `until` has passed. Undefined in the document, which knows no time.
 */
export function useSeconds({ isRunning, until }: { isRunning: boolean; until: number }) {
  const subscribe = useCallback(
    (onTick: () => void) => (isRunning ? tickSeconds(until, onTick) : () => undefined),
    [isRunning, until],
  );
  return useSyncExternalStore<number | undefined>(subscribe, currentSecond, () => undefined);
}
