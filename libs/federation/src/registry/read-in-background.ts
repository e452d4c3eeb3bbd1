import type { RegistryStore } from './registry.store.ts';

/** How old, in milliseconds, what an open page knows of the registry may get. */
export interface RegistryAge {
  /** Age at which it is read again while the page is looked at. */
  readonly visible: number;
  /** Age at which it is read again when somebody comes back to the page. */
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
  // `performance.now()` may stand still while the machine sleeps.
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
  // A page that the browser brings back whole counts as looked at, too.
  window.addEventListener('pageshow', onLook);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onLook);
    window.removeEventListener('pageshow', onLook);
  };
}
