/** By this global, entries ask their host for the core of Module Federation's runtime (`externalRuntime`). */
const CORE = '_FEDERATION_RUNTIME_CORE';

export interface OlderContainers {
  /** Whether an entry has asked for the core in vain since it was asked last. */
  wantedCore(): boolean;
  /** Loads the core, 19 kB in a chunk of its own, for this entry and all that follow. */
  provideCore(): Promise<void>;
}

/**
 * Remotes once were built with a runtime whose core the host had to bring; releases of that age are retained, and
 * may be live. Today's bring all that they need, so nobody loads the core before an entry has asked for it.
 */
export function watchOlderContainers(): OlderContainers {
  let core: object | undefined;
  let isWanted = false;
  Object.defineProperty(window, CORE, {
    configurable: true,
    get() {
      isWanted ||= core === undefined;
      return core;
    },
  });
  // The entry then throws, which is no error: it runs again, and finds the core.
  window.addEventListener(
    'error',
    (event) => {
      if (!isWanted) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    true,
  );
  return {
    wantedCore() {
      const wasWanted = isWanted;
      isWanted = false;
      return wasWanted;
    },
    async provideCore() {
      core = await import(/* webpackChunkName: "runtime" */ '@module-federation/runtime-core');
    },
  };
}
