import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { logger } from '@raade/platform';
import { useState } from 'react';
import { reasonOf } from '../auth-messages.ts';

/** Failures that users cause, which are not logged. */
const USER_MISTAKES: readonly AuthFailureReason[] = [
  'wrong-credentials',
  'wrong-code',
  'wrong-phone-number',
  'canceled',
];

/**
 * The state of a step that Firebase Auth may refuse.
 * @param event the log line for a failure
 * @returns `attempt` runs a step and resolves to true if it succeeded; `failure` is the reason of the last failure
 */
export function useAttempt(event = 'second factor refused') {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailureReason>();

  const attempt = async (step: () => Promise<void>): Promise<boolean> => {
    setFailure(undefined);
    setIsBusy(true);
    try {
      await step();
      return true;
    } catch (error) {
      const reason = reasonOf(error);
      if (!USER_MISTAKES.includes(reason)) logger.warn(event, { reason }, error);
      setFailure(reason);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, attempt };
}
