import { type ComponentType, createContext, useContext } from 'react';
import type { CaughtError } from '../failures/error-catcher.tsx';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import type { RegistryStore } from '../registry/registry.store.ts';

/** How the shell draws the states of a part; this library has no looks of its own. */
export interface PartViews {
  /** Stands at once while a part loads. */
  readonly Placeholder: ComponentType<{ kind: PartKind }>;
  /** Stands in for a part that failed; it comes back by itself, or at once on `onRetry`. */
  readonly Unavailable: ComponentType<UnavailableProps>;
  /** For a path that its owner has no page for. */
  readonly NotFound: ComponentType;
}

/** A whole page, or a section of another remote's page. */
export type PartKind = 'page' | 'section';
/** It could not be loaded, or it threw while rendering. */
export type PartFailure = 'not-loaded' | 'threw';

export interface UnavailableProps {
  readonly kind: PartKind;
  readonly reason: PartFailure;
  readonly caught: CaughtError;
  readonly onRetry: () => void;
}

export interface Federation {
  readonly loader: RemoteLoader;
  readonly registry: RegistryStore;
  readonly views: PartViews;
}

export const FederationContext = createContext<Federation | null>(null);

export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (!federation) throw new Error('A remote can only be shown inside FederationContext.');
  return federation;
}
