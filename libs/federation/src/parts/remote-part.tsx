import { useRetry } from '@raade/platform/host';
import { useEffect, useSyncExternalStore } from 'react';
import { IDLE } from '../loading/remote-loader.ts';
import { useFederation } from './federation-context.ts';
import { PartBoundary, type PartBoundaryProps } from './part-boundary.tsx';

/** Loads a remote and shows a part of it: first a placeholder, then the part, or a fallback if loading fails. */
export function RemotePart({ name, kind, children }: Omit<PartBoundaryProps, 'remote'>) {
  const { loader, views } = useFederation();
  const currentState = () => loader.store.getState()[name] ?? IDLE;
  // The third argument is for hydration, where a remote that has loaded must be ready at once, too.
  const state = useSyncExternalStore(loader.store.subscribe, currentState, currentState);
  const load = () => void loader.load(name);

  useEffect(() => void loader.load(name), [loader, name]);
  useRetry(state.phase === 'failed' ? state.failures : 0, load);

  if (state.phase === 'failed') {
    return (
      <views.Unavailable
        kind={kind}
        failure={{ reason: 'not-loaded', error: state.failure, componentStack: '' }}
        onRetry={load}
      />
    );
  }
  const remote = state.phase === 'ready' ? state.remote : undefined;
  return (
    <PartBoundary name={name} remote={remote} kind={kind}>
      {children}
    </PartBoundary>
  );
}
