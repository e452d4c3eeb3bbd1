import { AttemptContext, logger, type RemoteModule } from '@raade/platform';
import { Component, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { type PartFailure, type PartKind, useFederation } from './federation-context.ts';
import { useRetry } from './use-retry.ts';

interface PartBoundaryProps {
  /** Of the remote, for the log. */
  readonly name: string;
  readonly remote: RemoteModule;
  readonly kind: PartKind;
  readonly children: (remote: RemoteModule) => ReactNode;
}

/** Rspack names the error of a chunk that could not be loaded so. */
function failureOf(error: unknown): PartFailure {
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
  return isChunk ? 'not-loaded' : 'threw';
}

/**
 * Keeps what a part throws to that part, and brings it back by itself: every retry is a new attempt, with
 * fresh imports, and with fresh modules if the code itself threw. Between tries the fallback stays where it is.
 */
export function PartBoundary({ name, remote, kind, children }: PartBoundaryProps) {
  const { loader, views } = useFederation();
  const [module, setModule] = useState(remote);
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const [lastFailure, setLastFailure] = useState<PartFailure>();
  const [isTrying, setIsTrying] = useState(true);

  const retry = () => {
    if (isTrying) return;
    setIsTrying(true);
    const again = () => setAttempt((current) => current + 1);
    if (lastFailure === 'not-loaded') return again();
    // A module that threw once is half evaluated. Should the remote be out of reach, the old one gets a try.
    void loader.reload(name).then(setModule, noteFailedReload).then(again);
  };
  const noteFailedReload = (error: unknown) =>
    logger.warn('part not reloaded', { remote: name }, error);
  useRetry(failures, retry);

  const handleError = (error: unknown) => {
    const failure = failureOf(error);
    setLastFailure(failure);
    setFailures((count) => count + 1);
    setIsTrying(false);
    const release = loader.releaseOf(name);
    logger.error('part failed', { remote: name, release, kind, attempt, failure }, error);
  };
  const handleShown = () => {
    setFailures(0);
    setLastFailure(undefined);
  };

  const fallback = lastFailure ? (
    <views.Unavailable kind={kind} reason={lastFailure} onRetry={retry} />
  ) : (
    <views.Placeholder kind={kind} />
  );
  return (
    <ErrorCatcher key={attempt} fallback={fallback} onError={handleError}>
      <AttemptContext value={attempt}>
        <Suspense fallback={fallback}>
          {children(module)}
          <Shown onShown={handleShown} />
        </Suspense>
      </AttemptContext>
    </ErrorCatcher>
  );
}

/** Tells that its siblings rendered: an effect of a suspended or throwing tree never runs. */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}

interface ErrorCatcherProps {
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

class ErrorCatcher extends Component<ErrorCatcherProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
