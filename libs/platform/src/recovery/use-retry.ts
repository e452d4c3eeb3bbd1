import { useEffect, useEffectEvent } from 'react';

/** An attempt may take 3 s, so with a delay of one second the page recovers within 5 s. */
const QUICK_DELAY_MS = 1000;
const SLOW_DELAY_MS = 15_000;
/** Half a minute of quick retries. In a longer outage, many open tabs must not overload the server. */
const MAX_QUICK_RETRIES = 30;

const retryDelay = (failures: number) =>
  failures <= MAX_QUICK_RETRIES ? QUICK_DELAY_MS : SLOW_DELAY_MS;

/**
 * Calls `retry` repeatedly while `failures` (failed attempts in a row) is not 0: after a delay, and at once when the
 * browser is online again or the page becomes visible. A hidden page does not retry.
 */
export function useRetry(failures: number, retry: () => void): void {
  const retryNow = useEffectEvent(() => {
    if (failures > 0 && document.visibilityState === 'visible') retry();
  });

  useEffect(() => {
    if (failures === 0) return;
    const timer = setInterval(() => retryNow(), retryDelay(failures));
    return () => clearInterval(timer);
  }, [failures]);

  useEffect(() => {
    const onWake = () => retryNow();
    window.addEventListener('online', onWake);
    document.addEventListener('visibilitychange', onWake);
    return () => {
      window.removeEventListener('online', onWake);
      document.removeEventListener('visibilitychange', onWake);
    };
  }, []);
}
