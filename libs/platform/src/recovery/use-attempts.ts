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

/** The state of `Recovering`: counts the attempts to show a part of the page, and retries after failures. */
export function useAttempts({ onFail, onRecover, beforeRetry }: AttemptOptions) {
  const origin = useContext(OriginContext);
  const [attempt, setAttempt] = useState(FIRST_ATTEMPT);
  const [failures, setFailures] = useState(0);
  const [failure, setFailure] = useState<Failure>();
  const [phase, setPhase] = useState<'trying' | 'failed' | 'shown'>('trying');
  const [startTime] = useState(() => performance.now());

  const fieldsIn = (failurePhase: FailureFields['phase']): FailureFields => {
    const milliseconds = millisecondsSince(startTime);
    return { ...origin, phase: failurePhase, milliseconds, attempt: failures };
  };
  const retry = () => {
    if (!failure || phase !== 'failed') return;
    setPhase('trying');
    const startAttempt = () => setAttempt(nextAttempt());
    const preparation = beforeRetry?.(failure.reason);
    if (preparation) void preparation.then(startAttempt);
    else startAttempt();
  };
  useRetry(failures, retry);

  const handleError = (caught: CaughtError) => {
    const reason = reasonOf(caught.error);
    const newFailure = { ...caught, reason };
    setFailure(newFailure);
    setFailures(failures + 1);
    setPhase('failed');
    onFail(newFailure, fieldsIn(reason === 'threw' ? 'render' : 'page'));
  };
  const handleShown = () => {
    if (failures > 0) onRecover?.(fieldsIn('render'));
    setFailures(0);
    setFailure(undefined);
    setPhase('shown');
  };
  return { attempt, failure, isShown: phase === 'shown', retry, handleError, handleShown };
}
