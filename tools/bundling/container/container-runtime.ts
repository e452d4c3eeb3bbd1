import { DEADLINES } from '@raade/contracts/releases/deadlines';

/**
 * A small runtime for containers of Module Federation, which replaces the large one of its plugin
 * ([decision 1](../../../docs/decisions/001-one-shared-module.md)). The code that Rspack generates around it contains,
 * as data, which modules are exposed and which are shared; this file implements how they are loaded, with retries.
 */

/** Returns a module, after evaluating it on the first call. */
type Factory = () => unknown;

/** The modules that a host shares: the versions of each module, by its name. */
type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { get(): Factory | Promise<Factory> }>>>
>;

/** The part of Rspack's `__webpack_require__` that is needed here. */
declare const __webpack_require__: {
  /** Loads a chunk and all that it needs. */
  e: (chunkId: string) => Promise<unknown>;
  /** Runs the script of a chunk, then calls `done` with the event `load` or `error`. */
  l: (url: string, done: (event: unknown) => void, key: string, chunkId: string) => void;
  /** Share scopes by their names. */
  readonly S: Record<string, ShareScope>;
  /** Functions that evaluate modules, by module id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have been evaluated. */
  readonly c: Record<string, unknown>;
  /** Hooks for each requested chunk. Each adds the promises that the chunk waits for to `promises`. */
  readonly f: { consumes(chunkId: string, promises: Promise<unknown>[]): void };
  readonly consumesLoadingData: {
    /** The shared modules that each chunk needs, by their ids. */
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<
      Record<string, { readonly shareScope: string; readonly shareKey: string }>
    >;
  };
  readonly initializeExposesData: {
    readonly moduleMap: Readonly<Record<string, () => Promise<Factory>>>;
  };
  initContainer(shareScope: ShareScope): void;
  getContainer(name: string): Promise<Factory>;
};

const { S: shareScopes, m: modules, c: evaluatedModules, f: chunkHooks } = __webpack_require__;
const { chunkMapping, moduleIdToConsumeDataMapping } = __webpack_require__.consumesLoadingData;
const { moduleMap } = __webpack_require__.initializeExposesData;

/** Installations of shared modules, finished or in progress, by module id. */
const installations: Record<string, Promise<void>> = {};

/**
 * Gets a shared module from the host. The host shares one version; the loader has checked the platform version already.
 */
async function fetchShared(id: string): Promise<Factory> {
  const { shareScope = 'default', shareKey = '' } = moduleIdToConsumeDataMapping[id] ?? {};
  const [version] = Object.values(shareScopes[shareScope]?.[shareKey] ?? {});
  if (!version) throw new Error(`The host does not share "${shareKey}".`);
  return version.get();
}

/** Defines the module of this id, as if it were part of the build. */
function install(id: string, factory: Factory): void {
  modules[id] = (module) => {
    // Removes the cache entry first, so that a failed evaluation does not stay in the cache.
    Reflect.deleteProperty(evaluatedModules, id);
    module.exports = factory();
  };
}

/** Never rejects: retrying the chunk would not help. Instead, code that uses the module throws. */
function installShared(id: string): Promise<void> {
  return fetchShared(id).then(
    (factory) => install(id, factory),
    (error: unknown) =>
      install(id, () => {
        throw error;
      }),
  );
}

chunkHooks.consumes = (chunkId, promises) => {
  for (const id of chunkMapping[chunkId] ?? [])
    promises.push((installations[id] ??= installShared(id)));
};

__webpack_require__.initContainer = (shareScope) => {
  shareScopes['default'] = shareScope;
};

__webpack_require__.getContainer = async (name) => {
  const load = moduleMap[name];
  if (!load) throw new Error(`This remote does not expose "${name}".`);
  return load();
};

const { e: ensureChunk, l: loadScript } = __webpack_require__;
/** Chunks that failed to load at least once. */
const failedChunks = new Set<string>();

async function ensureChunkWithRetries(chunkId: string, attempts: number): Promise<unknown> {
  try {
    return await ensureChunk(chunkId);
  } catch (error) {
    failedChunks.add(chunkId);
    if (attempts === 1) throw error;
    return ensureChunkWithRetries(chunkId, attempts - 1);
  }
}

__webpack_require__.e = (chunkId) => ensureChunkWithRetries(chunkId, DEADLINES.chunkTries);

let retries = 0;

/** A new URL for each retry, since a cache may have a wrong answer, and browsers reuse a request that hangs. */
function retryUrl(url: string): string {
  retries += 1;
  return `${url}?retry=${retries}-${Date.now()}`;
}

/**
 * Fetches a file before its script element, which then finds it in the cache. Unlike a script element, `fetch` can be
 * aborted, which frees the connection of a request that hangs (HTTP/1.1 has only six).
 */
async function fetchAhead(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINES.chunk) });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
  await response.arrayBuffer();
}

__webpack_require__.l = (url, done, key, chunkId) => {
  if (!failedChunks.has(chunkId)) {
    loadScript(url, done, key, chunkId);
    return;
  }
  const newUrl = retryUrl(url);
  const fail = () => done({ type: 'error', target: { src: newUrl } });
  void fetchAhead(newUrl).then(() => loadScript(newUrl, done, key, chunkId), fail);
};
