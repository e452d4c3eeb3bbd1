import type { Failure } from '@raade/platform';
import type { ComponentType } from 'react';
import type { ReleaseFollower } from './following/release-follower.ts';
import type { SlotPages } from './following/slot-pages.ts';
import type { RemoteLoader } from './loading/remote-loader.ts';
import type { Logger } from './log.ts';
import type { PagePreloader } from './preload/page-preloader.ts';
import type { RegistryStore } from './registry/registry.store.ts';

/** A whole page, or a section of another remote's page. */
export type PartKind = 'page' | 'section';

export interface UnavailableProps {
  readonly kind: PartKind;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** How the host draws the states of a part; this library has no looks of its own. */
export interface PartViews {
  /** Stands at once while a part loads. */
  readonly Placeholder: ComponentType<{ kind: PartKind }>;
  /** Stands in for a part that failed; it comes back by itself, or at once on `onRetry`. */
  readonly Unavailable: ComponentType<UnavailableProps>;
  /** For a path that its owner has no page for. */
  readonly NotFound: ComponentType;
}

/** What the parts of one page share. Nothing of it outlives the page, and nothing stands beside it. */
export interface Federation extends ReleaseFollower {
  readonly registry: RegistryStore;
  readonly loader: RemoteLoader;
  readonly views: PartViews;
  readonly logger: Logger;
  readonly slotPages: SlotPages;
  readonly preload: PagePreloader;
  /** Begins to read the registry again, and to log what nobody catches. Returns the way to stop. */
  watch(): () => void;
}
