import type { LiveRelease } from '@raade/contracts/releases/registry';
import {
  createStore,
  logger,
  millisecondsSince,
  type RemoteModule,
  type StoreApi,
} from '@raade/platform';
import type { RegistryStore } from '../registry/registry.store.ts';
import { asLoadFailure, LoadFailure } from './load-failure.ts';
import type { ModuleSource } from './module-source.ts';
import { isCompatible, requirePlatform } from './platform-fit.ts';

/**
 * The state of a remote. `failures` counts failed attempts in a row. A failed remote stays `failed` during a retry, so
 * that its fallback does not flicker.
 */
export type RemoteState =
  | { readonly phase: 'idle' | 'loading'; readonly failures: number }
  | { readonly phase: 'failed'; readonly failures: number; readonly failure: LoadFailure }
  | { readonly phase: 'ready'; readonly failures: number; readonly remote: RemoteModule };

export interface RemoteLoader {
  readonly store: StoreApi<Readonly<Record<string, RemoteState>>>;
  /** The release of a remote that this page has loaded. */
  releaseOf(name: string): string | undefined;
  /** The release that this page has loaded or would load now: the live one, unless it needs a newer shell. */
  releaseFor(name: string): string | undefined;
  /** Loads a remote, unless it has loaded or is loading. Never rejects: failures are states. */
  load(name: string): Promise<void>;
  /**
   * Evaluates the loaded release of a remote again, for a part that threw. Other parts keep their module. Rejects with
   * a `LoadFailure`.
   */
  reload(name: string): Promise<RemoteModule>;
}

export const IDLE: RemoteState = { phase: 'idle', failures: 0 };

interface RemoteLoaderOptions {
  readonly registry: RegistryStore;
  readonly source: ModuleSource;
  /** Version of the platform in this shell. */
  readonly platformVersion: string;
  /**
   * Resolves once it is decided which release of a remote this page shows. Only a preview needs time for this; for
   * other remotes it returns undefined.
   */
  readonly waitForDecision?: ((name: string) => Promise<unknown> | undefined) | undefined;
}

export function createRemoteLoader({
  registry,
  source,
  platformVersion,
  waitForDecision,
}: RemoteLoaderOptions): RemoteLoader {
  const store = createStore<Readonly<Record<string, RemoteState>>>(() => ({}));
  const pendingLoads = new Map<string, Promise<void>>();
  const loadedPointers = new Map<string, LiveRelease>();
  const attempts = new Map<string, number>();
  const stateOf = (name: string) => store.getState()[name] ?? IDLE;
  const setState = (name: string, state: RemoteState) => store.setState({ [name]: state });

  /** The live release or, if that needs a newer shell than this document has, the release of the composed registry. */
  function pointerFor(name: string): LiveRelease | undefined {
    const live = registry.pointer(name);
    const composed = registry.composed.remotes[name];
    if (!live || !composed || isCompatible(live, platformVersion)) return live;
    return isCompatible(composed, platformVersion) ? composed : live;
  }

  function fetchModule(name: string, pointer: LiveRelease): Promise<RemoteModule> {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    return source(name, pointer, attempt);
  }

  async function loadLive(name: string): Promise<RemoteModule> {
    const pointer = pointerFor(name);
    if (!pointer) {
      const message = `The registry has no remote "${name}"`;
      throw new LoadFailure('unregistered', message, { phase: 'registry' });
    }
    requirePlatform(name, pointer, platformVersion);
    const remote = await fetchModule(name, pointer);
    loadedPointers.set(name, pointer);
    return remote;
  }

  /** Makes one attempt and stores its result as the state of the remote. */
  async function attemptLoad(name: string, failures: number): Promise<void> {
    await waitForDecision?.(name);
    const startTime = performance.now();
    const fields = () => ({
      remote: name,
      release: (loadedPointers.get(name) ?? pointerFor(name))?.release,
      attempt: failures,
      milliseconds: millisecondsSince(startTime),
    });
    try {
      const remote = await loadLive(name);
      setState(name, { phase: 'ready', failures: 0, remote });
      logger.info('remote loaded', { ...fields(), phase: 'module' });
    } catch (error) {
      const failure = asLoadFailure(error);
      setState(name, { phase: 'failed', failures: failures + 1, failure });
      const { kind, phase } = failure;
      logger.warn('remote not loaded', { ...fields(), phase, kind }, failure);
      // The next attempt uses the pointer as it is then, for example after a rollback.
      void registry.refresh();
    }
  }

  return {
    store,
    releaseOf: (name) => loadedPointers.get(name)?.release,
    releaseFor: (name) => (loadedPointers.get(name) ?? pointerFor(name))?.release,
    async reload(name) {
      const pointer = loadedPointers.get(name);
      if (!pointer) throw new LoadFailure('unregistered', `"${name}" was never loaded`);
      return fetchModule(name, pointer).catch((error: unknown) => {
        throw asLoadFailure(error);
      });
    },
    load(name) {
      const state = stateOf(name);
      if (state.phase === 'ready') return Promise.resolve();
      const pending = pendingLoads.get(name);
      if (pending) return pending;
      if (state.phase === 'idle') setState(name, { phase: 'loading', failures: 0 });
      const work = attemptLoad(name, state.failures).finally(() => pendingLoads.delete(name));
      pendingLoads.set(name, work);
      return work;
    },
  };
}
