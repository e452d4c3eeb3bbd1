import { useSyncExternalStore } from 'react';
import { usePageFrame } from '../site-context.ts';
import { showsCountdown } from './countdown-visibility.ts';

function subscribe(onChange: () => void): () => void {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  window.addEventListener('scroll', onChange, options);
  window.addEventListener('resize', onChange, options);
  return () => controller.abort();
}

/** True if page and scroll position show the countdown. Scrolling renders the component again only if this changes. */
export function useCountdownVisibility(): boolean {
  const page = usePageFrame();
  return useSyncExternalStore(
    subscribe,
    () => showsCountdown(page, { scrollY: window.scrollY, viewportHeight: window.innerHeight }),
    () => page.countdown !== undefined,
  );
}
