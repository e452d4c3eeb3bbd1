import type { LazyPage, RemoteModule, RouteObject } from '@raade/platform';
import { matchRoutes, routePath } from '@raade/platform/host';
import { isValidElement } from 'react';
import type { ReleaseFollower } from '../following/release-follower.ts';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { pathOwner } from '../registry/find-owner.ts';
import type { RegistryStore } from '../registry/registry.store.ts';

/**
 * Loads the code of the page at `pathname` and of its sections: the remote that owns it, then the page's own chunks.
 * Rejects with the error of a chunk unless its `preload-error` event was handled; a remote that cannot be loaded is the
 * loader's business.
 */
export type PagePreloader = (pathname: string) => Promise<void>;

/** Loads what the page at `pathname` begins with. Rejects with what could not be loaded. */
export type PageLoader = (pathname: string) => Promise<void>;

interface LazyElement {
  readonly type: LazyPage;
}

function isLazyElement(node: unknown): node is LazyElement {
  return isValidElement(node) && typeof node.type === 'function' && 'preload' in node.type;
}

/** The lazy pages that the remote shows at `pathname`, which lies under its `path`. */
function pagesAt({ routes }: RemoteModule, path: string, pathname: string): LazyPage[] {
  const under: RouteObject[] = [{ path: routePath(path), children: [...(routes[path] ?? [])] }];
  const matches = matchRoutes(under, pathname) ?? [];
  return matches
    .map(({ route }): unknown => route.element)
    .filter(isLazyElement)
    .map(({ type }) => type);
}

interface PageLoaderOptions {
  readonly registry: Pick<RegistryStore, 'composed'>;
  readonly loader: RemoteLoader;
}

/** The remote at `pathname`, loaded, with its pages there. Rejects with the failure of the remote. */
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
  /** Says which pages would not be shown in this document: nothing is loaded for them. */
  readonly follower: ReleaseFollower;
}

export function createPagePreloader({ follower, ...options }: PagePreloaderOptions): PagePreloader {
  return async (pathname) => {
    const { pathname: from } = window.location;
    if (follower.linkMode({ from, to: pathname }) === 'document') return;
    const owner = await loadOwner(options, pathname).catch(() => undefined);
    await Promise.all(owner?.pages.map((page) => page.preload(owner.origin)) ?? []);
  };
}
