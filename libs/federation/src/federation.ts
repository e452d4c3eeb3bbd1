import type { Failure } from '@raade/platform';
import type { ComponentType, ReactNode } from 'react';
import type { ReleaseFollower } from './following/release-follower.ts';
import type { SlotPages } from './following/slot-pages.ts';
import type { RemoteLoader } from './loading/remote-loader.ts';
import type { PageLoader, PagePreloader } from './preload/page-preloader.ts';
import type { RegistryStore } from './registry/registry.store.ts';

/** A whole page, or a section of another remote's page. */
export type PartKind = 'page' | 'section';

export interface UnavailableProps {
  readonly kind: PartKind;
  readonly failure: Failure;
  readonly onRetry: () => void;
  /** The page itself stands above, as it came with the document. */
  readonly isReadable?: true;
}

/** How the host draws the states of a part; this library has no looks of its own. */
export interface PartViews {
  /** Shown at once while a part loads. */
  readonly Placeholder: ComponentType<{ kind: PartKind }>;
  /** The fallback of a part that failed; the part comes back by itself, or at once on `onRetry`. */
  readonly Unavailable: ComponentType<UnavailableProps>;
  /** Stands around every page, and is mounted once something in the page answers. */
  readonly Page: ComponentType<{ children: ReactNode }>;
  /** The page for a path that its owner has no page for. */
  readonly NotFound: ComponentType;
}

/** The state that the parts of one page share. None of it outlives the page, and there is no other. */
export interface Federation extends ReleaseFollower {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  readonly views: PartViews;
  readonly slotPages: SlotPages;
  readonly preload: PagePreloader;
  readonly loadPage: PageLoader;
  /** Begins to read the registry again, and to log what nobody catches. */
  watch(): void;
}
