import { siteNow } from '@raade/platform';
import { useCallback, useSyncExternalStore } from 'react';

const SECOND = 1_000;

/** Calls `onTick` at the start of every second up to `until`, but not in a background tab. */
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
 * The current second, in milliseconds since the epoch. While `isRunning` and before `until`, the component renders
 * again as each second starts. Undefined in prerendered HTML, which has no clock.
 */
export function useSeconds({ isRunning, until }: { isRunning: boolean; until: number }) {
  const subscribe = useCallback(
    (onTick: () => void) => (isRunning ? tickSeconds(until, onTick) : () => undefined),
    [isRunning, until],
  );
  return useSyncExternalStore<number | undefined>(subscribe, currentSecond, () => undefined);
}
