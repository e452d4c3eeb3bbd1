import type { RegistryStore } from './registry.store.ts';

/** How old, in milliseconds, what an open page knows of the registry may get. */
export interface RegistryAge {
  /** While the page is looked at. */
  readonly visible: number;
  /** When somebody comes back to the page. */
  readonly lookedAtAgain: number;
}

/**
 * Reads the registry again and again, so that an open page learns of releases: every few minutes while it is
 * looked at, and when somebody comes back to it. A hidden page waits. Nothing ever waits for a read. Returns the
 * way to stop.
 */
export function readInBackground(
  { refresh }: Pick<RegistryStore, 'refresh'>,
  age: RegistryAge,
): () => void {
  // Not `performance.now()`: that may stand still while the machine sleeps.
  let readAt = Date.now();
  let timer = setTimeout(readIfVisible, age.visible);
  const isVisible = () => document.visibilityState === 'visible';

  function read() {
    readAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(readIfVisible, age.visible);
    void refresh();
  }
  function readIfVisible() {
    if (isVisible()) read();
  }
  function onLook() {
    if (isVisible() && Date.now() - readAt >= age.lookedAtAgain) read();
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
