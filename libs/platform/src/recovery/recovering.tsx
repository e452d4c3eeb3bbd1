import {
  type ReactNode,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
} from 'react';
import { AttemptContext } from './attempt-context.ts';
import { ErrorCatcher } from './error-catcher.tsx';
import { type Failure, type FailureReason, reasonOf } from './failure.ts';
import { type AttemptOptions, useAttempts } from './use-attempts.ts';
import { useLater } from './use-later.ts';

interface RecoveringProps extends AttemptOptions {
  /** Shown while the code of the children loads. */
  readonly loading: ReactNode;
  /** The fallback of children that failed. It stays while they are retried. */
  readonly unavailable: (failure: Failure, retry: () => void) => ReactNode;
  /** Milliseconds after which the fallback is shown although the children are still loading. */
  readonly slowAfterMs?: number | undefined;
  /** The kind of failure to catch, by default both. Others are passed on to the next boundary. */
  readonly catches?: FailureReason;
  readonly children: ReactNode;
}

/** The failure of children that load for too long. They are shown once they have loaded. */
const LATE: Failure = {
  reason: 'not-loaded',
  error: new Error('It takes longer than usual to load.'),
  componentStack: '',
};

/**
 * An error boundary that retries: each retry renders the children again and imports what could not be imported. The
 * fallback is rendered beside the children, not in their place, so that during retries its button keeps focus and
 * screen readers announce it only once.
 */
export function Recovering({
  loading,
  unavailable,
  slowAfterMs: delay,
  catches,
  children,
  ...options
}: RecoveringProps) {
  const { attempt, failure, isShown, retry, handleError, handleShown } = useAttempts(options);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const current = useMemo(() => ({ number: attempt, renderAgain }), [attempt]);
  const isLate = useLater(delay);
  const currentFailure = failure ?? (isLate && !isShown ? LATE : undefined);
  return (
    <>
      {currentFailure && unavailable(currentFailure, retry)}
      <ErrorCatcher
        key={attempt}
        onError={handleError}
        catches={(error) => catches === undefined || catches === reasonOf(error)}
      >
        <AttemptContext value={current}>
          <Suspense fallback={currentFailure ? null : loading}>
            {children}
            <Shown onShown={handleShown} />
          </Suspense>
        </AttemptContext>
      </ErrorCatcher>
    </>
  );
}

/**
 * Calls `onShown` when its siblings have rendered: effects of a suspended or throwing tree never run. It is a layout
 * effect, so that children and fallback are never painted together.
 */
function Shown({ onShown }: { onShown: () => void }) {
  const handleShown = useEffectEvent(onShown);
  useLayoutEffect(() => handleShown(), []);
  return null;
}
