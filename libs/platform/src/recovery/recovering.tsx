import { type ReactNode, Suspense, useEffectEvent, useLayoutEffect } from 'react';
import { AttemptContext } from './attempt-context.ts';
import { ErrorCatcher } from './error-catcher.tsx';
import { type Failure, type FailureReason, reasonOf } from './failure.ts';
import { type AttemptOptions, useAttempts } from './use-attempts.ts';
import { useLater } from './use-later.ts';

interface RecoveringProps extends AttemptOptions {
  /** Shown while the children's code is on its way. */
  readonly loading: ReactNode;
  /** The fallback of children that failed. It stays as it is while they are tried again. */
  readonly unavailable: (failure: Failure, retry: () => void) => ReactNode;
  /** Milliseconds after which missing children count as unavailable, though they may still come. */
  readonly patience?: number | undefined;
  /** Failures of the other kind go on to the next boundary. By default none does. */
  readonly catches?: FailureReason;
  readonly children: ReactNode;
}

const LATE: Failure = {
  reason: 'not-loaded',
  error: new Error('It takes longer than usual to load.'),
  componentStack: '',
};

/**
 * Keeps what its children throw, or fail to load, from the rest of the page, and brings them back by itself:
 * each retry renders them anew and imports what could not be imported. Meanwhile the fallback stands still,
 * beside the tries: nobody loses the focus on its button, and it is announced only once.
 */
export function Recovering({
  loading,
  unavailable,
  patience,
  catches,
  children,
  ...options
}: RecoveringProps) {
  const { attempt, failure, isShown, retry, handleError, handleShown } = useAttempts(options);
  const isLate = useLater(patience);
  const missing = failure ?? (isLate && !isShown ? LATE : undefined);
  return (
    <>
      {missing && unavailable(missing, retry)}
      <ErrorCatcher
        key={attempt}
        onError={handleError}
        catches={(error) => catches === undefined || catches === reasonOf(error)}
      >
        <AttemptContext value={attempt}>
          <Suspense fallback={missing ? null : loading}>
            {children}
            <Shown onShown={handleShown} />
          </Suspense>
        </AttemptContext>
      </ErrorCatcher>
    </>
  );
}

/**
 * Tells that its siblings rendered: an effect of a suspended or throwing tree never runs. A layout effect, so
 * that they and their fallback are never painted together.
 */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useLayoutEffect(() => tell(), []);
  return null;
}
