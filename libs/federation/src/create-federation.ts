import { logUncaughtErrors } from './failures/uncaught-errors.ts';
import type { Federation, PartViews } from './federation.ts';
import { createLinkModes, type RemoteAreas } from './links/link-mode.ts';
import { createSlotPages } from './links/slot-pages.ts';
import { type BuildNames, createModuleSource, type ModuleSource } from './loading/module-source.ts';
import { createRemoteLoader } from './loading/remote-loader.ts';
import type { SharedModules } from './loading/share-scope.ts';
import { createPageLoader, createPagePreloader } from './preload/page-preloader.ts';
import { type Preview, previewedRegistry } from './preview/previewed-registry.ts';
import { readInBackground, type RegistryAge } from './registry/read-in-background.ts';
import { createRegistryStore, type RegistryOptions } from './registry/registry.store.ts';

export interface FederationOptions {
  readonly registry: RegistryOptions;
  /** Ages at which an open page reads the registry again. */
  readonly registryAge: RegistryAge;
  /** Modules that the host shares with remotes, such as React. */
  readonly shared: SharedModules;
  /** Version of the platform that this host shares; releases that need another one are refused. */
  readonly platformVersion: string;
  /** Time limits in milliseconds. */
  readonly deadlines: {
    /** For one read of the registry. */
    readonly registry: number;
    /** For loading the entry file of a remote. */
    readonly entry: number;
    /** For everything until the exposed module has loaded. */
    readonly module: number;
  };
  readonly names: BuildNames & {
    /** Matches the path of a release's file; its first group is the release. Finds the origin of uncaught errors. */
    readonly releasePath: RegExp;
  };
  readonly views: PartViews;
  /** True if a form of this tab has unsaved input, which a link that loads a document would lose. */
  readonly hasUnsavedInput: () => boolean;
  /** The area of each remote whose pages have their own Content-Security-Policy. Links between areas load documents. */
  readonly areas?: RemoteAreas | undefined;
  /** A requested preview of other releases. */
  readonly preview?: Preview | undefined;
  /** Loads remotes. Tests replace it; by default it loads the entries of releases. */
  readonly source?: ModuleSource;
}

/** Creates what the host (shell) needs to show remotes. A remote is loaded when a part of it is shown or preloaded. */
export function createFederation(options: FederationOptions): Federation {
  const { shared, platformVersion, deadlines, names, views, hasUnsavedInput, areas, preview } =
    options;
  const liveRegistry = createRegistryStore({ ...options.registry, deadline: deadlines.registry });
  const { registry, waitForDecision } = preview
    ? previewedRegistry(liveRegistry, preview)
    : { registry: liveRegistry, waitForDecision: undefined };
  const source = options.source ?? createModuleSource({ shared, names, deadlines });
  const loader = createRemoteLoader({
    registry,
    source,
    platformVersion,
    waitForDecision,
  });
  const slotPages = createSlotPages();
  const links = createLinkModes({
    registry,
    loader,
    slotPages,
    hasUnsavedInput,
    ...(areas && { areas }),
  });
  return {
    ...links,
    registry,
    loader,
    views,
    slotPages,
    preload: createPagePreloader({ registry, loader, links }),
    loadPage: createPageLoader({ registry, loader }),
    watch() {
      logUncaughtErrors({ registry, loader, ...names });
      readInBackground(registry, options.registryAge);
    },
  };
}
