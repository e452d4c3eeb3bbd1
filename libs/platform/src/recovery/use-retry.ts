import { useEffect, useEffectEvent } from 'react';

const QUICK_DELAY = 1000;
const SLOW_DELAY = 15_000;
/** Half a minute of quick tries; a longer outage must not be made worse by every open tab. */
const QUICK_TRIES = 30;

/**
 * Milliseconds until the next try by itself, after `failures` in a row. A try that hangs takes up to 3 s,
 * so one second keeps recovery under five.
 */
const retryDelay = (failures: number) => (failures <= QUICK_TRIES ? QUICK_DELAY : SLOW_DELAY);

/**
 * Calls `retry` again and again while there are `failures`: after a delay, and at once when the browser
 * is online again or the page is looked at again. A hidden page waits.
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
