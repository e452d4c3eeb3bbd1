import {
  AttemptContext,
  logger,
  millisecondsSince,
  PartContext,
  type RemoteModule,
} from '@raade/platform';
import {
  type ReactNode,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type CaughtError, ErrorCatcher } from '../failures/error-catcher.tsx';
import { asLoadFailure } from '../loading/load-failure.ts';
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
function reasonOf(error: unknown): PartFailure {
  const isChunk = error instanceof Error && error.name === 'ChunkLoadError';
  return isChunk ? 'not-loaded' : 'threw';
}

/**
 * Keeps what a part throws to that part, and brings it back by itself: every retry is a new attempt, with
 * fresh imports, and with fresh modules if the code itself threw. Meanwhile the fallback stands still, beside
 * the tries: nobody loses the focus on its button, and it is announced only once.
 */
export function PartBoundary({ name, remote, kind, children }: PartBoundaryProps) {
  const { loader, views } = useFederation();
  const [module, setModule] = useState(remote);
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const [last, setLast] = useState<{ reason: PartFailure; caught: CaughtError }>();
  const [isTrying, setIsTrying] = useState(true);
  const [started] = useState(() => performance.now());
  const release = loader.releaseOf(name);
  const part = useMemo(() => ({ remote: name, release }), [name, release]);

  const retry = () => {
    if (isTrying) return;
    setIsTrying(true);
    const again = () => setAttempt((current) => current + 1);
    if (last?.reason === 'not-loaded') return again();
    // A module that threw once is half evaluated. Should the remote be out of reach, the old one gets a try.
    void loader.reload(name).then(setModule, noteFailedReload).then(again);
  };
  const noteFailedReload = (error: unknown) =>
    logger.warn('part not reloaded', { ...part, phase: asLoadFailure(error).phase }, error);
  useRetry(failures, retry);

  const handleError = (caught: CaughtError) => {
    const reason = reasonOf(caught.error);
    setLast({ reason, caught });
    setFailures((count) => count + 1);
    setIsTrying(false);
    const phase = reason === 'threw' ? 'render' : 'page';
    const milliseconds = millisecondsSince(started);
    logger.error('part failed', { ...part, phase, milliseconds, kind, attempt }, caught.error);
  };
  const handleShown = () => {
    if (failures > 0) {
      const milliseconds = millisecondsSince(started);
      logger.info('part recovered', { ...part, phase: 'render', milliseconds, kind, attempt });
    }
    setFailures(0);
    setLast(undefined);
  };

  return (
    <>
      {last && <views.Unavailable kind={kind} {...last} onRetry={retry} />}
      <ErrorCatcher key={attempt} onError={handleError}>
        <PartContext value={part}>
          <AttemptContext value={attempt}>
            <Suspense fallback={last ? null : <views.Placeholder kind={kind} />}>
              {children(module)}
              <Shown onShown={handleShown} />
            </Suspense>
          </AttemptContext>
        </PartContext>
      </ErrorCatcher>
    </>
  );
}

/**
 * Tells that its siblings rendered: an effect of a suspended or throwing tree never runs. A layout effect, so
 * that part and fallback are never painted together.
 */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useLayoutEffect(() => tell(), []);
  return null;
}
