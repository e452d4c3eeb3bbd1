import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between tries. Code that is still on its way is not asked for twice. */
const INTERVAL = 3000;

/** Calls `retry` again and again while something has failed, unless nobody looks at the page. */
export function useRetry(hasFailed: boolean, retry: () => void): void {
  const retryIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') retry();
  });
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setInterval(() => retryIfSeen(), INTERVAL);
    return () => clearInterval(timer);
  }, [hasFailed]);
}
