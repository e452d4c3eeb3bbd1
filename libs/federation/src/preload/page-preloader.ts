import type { LazyPage, RemoteModule, RouteObject } from '@raade/platform';
import { matchRoutes, routePath } from '@raade/platform/host';
import { isValidElement } from 'react';
import type { LinkModes } from '../links/link-mode.ts';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { pathOwner } from '../registry/find-owner.ts';
import type { RegistryStore } from '../registry/registry.store.ts';

/**
 * Loads the code of the page at `pathname` before it is shown: its remote, then the chunks of the page and of its
 * sections. Rejects with the error of a chunk, unless a listener handles its `preload-error` event. A remote that
 * cannot be loaded is ignored, since the loader logs it.
 */
export type PagePreloader = (pathname: string) => Promise<void>;

/** Loads the remote and the chunk of the page at `pathname`, without its sections. Rejects if one cannot be loaded. */
export type PageLoader = (pathname: string) => Promise<void>;

interface LazyElement {
  readonly type: LazyPage;
}

function isLazyElement(node: unknown): node is LazyElement {
  return isValidElement(node) && typeof node.type === 'function' && 'preload' in node.type;
}

/** The lazy pages among the routes of a remote that match `pathname`, below its `path`. */
function pagesAt({ routes }: RemoteModule, path: string, pathname: string): LazyPage[] {
  const tree: RouteObject[] = [{ path: routePath(path), children: [...(routes[path] ?? [])] }];
  const matches = matchRoutes(tree, pathname) ?? [];
  return matches
    .map(({ route }): unknown => route.element)
    .filter(isLazyElement)
    .map(({ type }) => type);
}

interface PageLoaderOptions {
  readonly registry: Pick<RegistryStore, 'composed'>;
  readonly loader: RemoteLoader;
}

/** Loads the remote that owns `pathname` and returns its lazy pages there. Rejects if the remote cannot be loaded. */
async function loadOwner({ registry, loader }: PageLoaderOptions, pathname: string) {
  const owner = pathOwner(registry.composed, pathname);
  if (!owner) return undefined;
  const { remote, ownedPath } = owner;
  await loader.load(remote);
  const state = loader.store.getState()[remote];
  if (state?.phase === 'failed') throw state.failure;
  if (state?.phase !== 'ready') return undefined;
  const origin = { remote, release: loader.releaseOf(remote) };
  return { origin, pages: pagesAt(state.remote, ownedPath, pathname) };
}

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  return async (pathname) => {
    const owner = await loadOwner(options, pathname);
    await Promise.all(owner?.pages.map((page) => page.load(owner.origin)) ?? []);
  };
}

interface PagePreloaderOptions extends PageLoaderOptions {
  /** Pages that would load a new document are not preloaded. */
  readonly links: LinkModes;
}

export function createPagePreloader({ links, ...options }: PagePreloaderOptions): PagePreloader {
  return async (pathname) => {
    const { pathname: from } = window.location;
    if (links.linkMode({ from, to: pathname }) === 'document') return;
    const owner = await loadOwner(options, pathname).catch(() => undefined);
    await Promise.all(owner?.pages.map((page) => page.preload(owner.origin)) ?? []);
  };
}
