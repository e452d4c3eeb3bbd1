import { REGISTRY_AGE } from '@raade/contracts/deadlines';
import type { RegistryStore } from './registry.store.ts';

/**
 * Reads the registry again and again, so that an open page learns of releases: every few minutes while it is
 * looked at, and when somebody comes back to it. A hidden page waits. Nothing ever waits for a read. Returns the
 * way to stop.
 */
export function readInBackground({ refresh }: Pick<RegistryStore, 'refresh'>): () => void {
  // Not `performance.now()`: that may stand still while the machine sleeps.
  let readAt = Date.now();
  let timer = setTimeout(readIfVisible, REGISTRY_AGE.visible);
  const isVisible = () => document.visibilityState === 'visible';

  function read() {
    readAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(readIfVisible, REGISTRY_AGE.visible);
    void refresh();
  }
  function readIfVisible() {
    if (isVisible()) read();
  }
  function onLook() {
    if (isVisible() && Date.now() - readAt >= REGISTRY_AGE.lookedAtAgain) read();
  }

  document.addEventListener('visibilitychange', onLook);
  // Also when the browser brings back a page that it had put aside whole.
  window.addEventListener('pageshow', onLook);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onLook);
    window.removeEventListener('pageshow', onLook);
  };
}
