const QUICK_DELAY = 1000;
const SLOW_DELAY = 15_000;
/** About a minute of quick tries; a longer outage must not be made worse by every open tab. */
const QUICK_TRIES = 30;

/**
 * Milliseconds until the next try by itself, after `failures` in a row. A hanging try takes up to 3 s,
 * so one second keeps recovery under five.
 */
export function retryDelay(failures: number): number {
  return failures <= QUICK_TRIES ? QUICK_DELAY : SLOW_DELAY;
}
