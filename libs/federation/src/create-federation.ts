import { logUncaughtErrors } from './failures/uncaught-errors.ts';
import type { Federation, PartViews } from './federation.ts';
import { createReleaseFollower, type RemoteAreas } from './following/release-follower.ts';
import { createSlotPages } from './following/slot-pages.ts';
import { type BuildNames, createModuleSource, type ModuleSource } from './loading/module-source.ts';
import { createRemoteLoader } from './loading/remote-loader.ts';
import type { SharedModules } from './loading/share-scope.ts';
import { createPageLoader, createPagePreloader } from './preload/page-preloader.ts';
import { type Preview, previewedRegistry } from './preview/previewed-registry.ts';
import { readInBackground, type RegistryAge } from './registry/read-in-background.ts';
import { createRegistryStore, type RegistryOptions } from './registry/registry.store.ts';

export interface FederationOptions {
  readonly registry: RegistryOptions;
  /** How old the registry of an open page may get before it is read again. */
  readonly registryAge: RegistryAge;
  /** Modules that remotes take from this host instead of bundling them: React, the platform. */
  readonly shared: SharedModules;
  /** Version of the platform that this host shares; releases that need another one are refused. */
  readonly platformVersion: string;
  /** In milliseconds: for one read of the registry, one entry, and all until the exposed module is there. */
  readonly deadlines: {
    readonly registry: number;
    readonly entry: number;
    readonly module: number;
  };
  readonly names: BuildNames & {
    /** Matches the path of a release's file; its first group is the release. For errors that nobody caught. */
    readonly releasePath: RegExp;
  };
  readonly views: PartViews;
  /** True if a form of this tab holds typed input: then no link loads a document. */
  readonly hasUnsavedInput: () => boolean;
  /** Areas of remotes whose pages have a policy of their own: links into them, and out of them, load documents. */
  readonly areas?: RemoteAreas | undefined;
  /** Releases to show in place of live ones, if somebody asks for any. */
  readonly preview?: Preview | undefined;
  /** Where modules come from: the entries of releases, but in tests. */
  readonly source?: ModuleSource;
}

/** All that a host needs to show remotes. It loads nothing before a part is shown or preloaded. */
export function createFederation(options: FederationOptions): Federation {
  const { shared, platformVersion, deadlines, names, views, hasUnsavedInput, areas, preview } =
    options;
  const live = createRegistryStore({ ...options.registry, deadline: deadlines.registry });
  const { registry, untilReleaseIsCertain } = preview
    ? previewedRegistry(live, preview)
    : { registry: live, untilReleaseIsCertain: undefined };
  const source = options.source ?? createModuleSource({ shared, names, deadlines });
  const loader = createRemoteLoader({
    registry,
    source,
    platformVersion,
    untilReleaseIsCertain,
  });
  const slotPages = createSlotPages();
  const follower = createReleaseFollower({
    registry,
    loader,
    slotPages,
    hasUnsavedInput,
    ...(areas && { areas }),
  });
  return {
    ...follower,
    registry,
    loader,
    views,
    slotPages,
    preload: createPagePreloader({ registry, loader, follower }),
    loadPage: createPageLoader({ registry, loader }),
    watch() {
      logUncaughtErrors({ registry, loader, ...names });
      readInBackground(registry, options.registryAge);
    },
  };
}
