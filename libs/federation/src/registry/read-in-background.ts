import type { RegistryStore } from './registry.store.ts';

/** Ages of the registry in milliseconds. */
export interface RegistryAge {
  /** Age at which a visible page reads it again. */
  readonly visible: number;
  /** Age at which a page reads it again when it becomes visible. */
  readonly lookedAtAgain: number;
}

/**
 * Reads the registry repeatedly, so that an open page learns of new releases: every few minutes while the page is
 * visible, and when it becomes visible again. Returns a function that stops this.
 */
export function readInBackground(
  { refresh }: Pick<RegistryStore, 'refresh'>,
  age: RegistryAge,
): () => void {
  // The clock of the device, since `performance.now()` may stop while the device sleeps.
  let lastReadAt = Date.now();
  let timer = setTimeout(readIfVisible, age.visible);
  const isVisible = () => document.visibilityState === 'visible';

  function read() {
    lastReadAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(readIfVisible, age.visible);
    void refresh();
  }
  function readIfVisible() {
    if (isVisible()) read();
  }
  function onVisible() {
    if (isVisible() && Date.now() - lastReadAt >= age.lookedAtAgain) read();
  }

  document.addEventListener('visibilitychange', onVisible);
  // A page from the back/forward cache becomes visible without `visibilitychange`.
  window.addEventListener('pageshow', onVisible);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onVisible);
  };
}
