import type { Failure } from '@raade/platform';
import type { ComponentType, ReactNode } from 'react';
import type { LinkModes } from './links/link-mode.ts';
import type { SlotPages } from './links/slot-pages.ts';
import type { RemoteLoader } from './loading/remote-loader.ts';
import type { PageLoader, PagePreloader } from './preload/page-preloader.ts';
import type { RegistryStore } from './registry/registry.store.ts';

/** A part is what a remote shows: a whole page, or a section in a slot of another remote's page. */
export type PartKind = 'page' | 'section';

export interface UnavailableProps {
  readonly kind: PartKind;
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** True if the prerendered page is shown above the fallback. */
  readonly isReadable?: true;
}

/** The components by which the host shows the states of a part, since this library has no styles. */
export interface PartViews {
  /** Shown while a part loads. */
  readonly Placeholder: ComponentType<{ kind: PartKind }>;
  /** The fallback of a part that failed. Loading is retried by itself, and at once on `onRetry`. */
  readonly Unavailable: ComponentType<UnavailableProps>;
  /** Wraps every page, and is mounted once the page is hydrated. */
  readonly Page: ComponentType<{ children: ReactNode }>;
  /** The page for a path at which its remote has no page. */
  readonly NotFound: ComponentType;
}

/** The state that all parts of one document share. `FederationContext` provides it. */
export interface Federation extends LinkModes {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  readonly views: PartViews;
  readonly slotPages: SlotPages;
  readonly preload: PagePreloader;
  readonly loadPage: PageLoader;
  /** Starts to read the registry in the background and to log uncaught errors. */
  watch(): void;
}
