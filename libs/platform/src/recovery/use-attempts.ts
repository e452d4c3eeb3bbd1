import { useContext, useState } from 'react';
import { millisecondsSince } from '../logger/logger.ts';
import { OriginContext } from '../logger/origin-context.ts';
import { FIRST_ATTEMPT, nextAttempt } from './attempt-context.ts';
import type { CaughtError } from './error-catcher.tsx';
import { type Failure, type FailureFields, type FailureReason, reasonOf } from './failure.ts';
import { useRetry } from './use-retry.ts';

export interface AttemptOptions {
  /** Called for each failed attempt. It must log the failure. */
  readonly onFail: (failure: Failure, fields: FailureFields) => void;
  /** Called when an attempt succeeds after failed ones. */
  readonly onRecover?: ((fields: FailureFields) => void) | undefined;
  /** Called before each retry, which waits for its promise. Must not reject. */
  readonly beforeRetry?: ((reason: FailureReason) => Promise<void> | undefined) | undefined;
}

/** Counts the attempts to show a part of the page, and retries after failures. */
export function useAttempts({ onFail, onRecover, beforeRetry }: AttemptOptions) {
  const origin = useContext(OriginContext);
  const [attempt, setAttempt] = useState(FIRST_ATTEMPT);
  const [failures, setFailures] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [phase, setPhase] = useState<'trying' | 'failed' | 'shown'>('trying');
  const [started] = useState(() => performance.now());

  const fieldsIn = (during: FailureFields['phase']): FailureFields => {
    const milliseconds = millisecondsSince(started);
    return { ...origin, phase: during, milliseconds, attempt: failures };
  };
  const retry = () => {
    if (!failure || phase !== 'failed') return;
    setPhase('trying');
    const again = () => setAttempt(nextAttempt());
    const preparation = beforeRetry?.(failure.reason);
    if (preparation) void preparation.then(again);
    else again();
  };
  useRetry(failures, retry);

  const handleError = (caught: CaughtError) => {
    const reason = reasonOf(caught.error);
    const latest = { ...caught, reason };
    setFailure(latest);
    setFailures(failures + 1);
    setPhase('failed');
    onFail(latest, fieldsIn(reason === 'threw' ? 'render' : 'page'));
  };
  const handleShown = () => {
    if (failures > 0) onRecover?.(fieldsIn('render'));
    setFailures(0);
    setFailure(undefined);
    setPhase('shown');
  };
  return { attempt, failure, isShown: phase === 'shown', retry, handleError, handleShown };
}
