import { useEffect, useEffectEvent } from 'react';
import { retryDelay } from '../loading/retry-delay.ts';

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
