import type { AuthFailureReason } from '@raade/firebase/auth-failure';
import { logger } from '@raade/platform';
import { useState } from 'react';
import { reasonOf } from '../auth-messages.ts';

/** Failures that people bring about by themselves, which are nothing for the log. */
const ORDINARY: readonly AuthFailureReason[] = [
  'wrong-credentials',
  'wrong-code',
  'wrong-phone-number',
  'cancelled',
];

/**
 * A step that Firebase Auth may refuse.
 * @param event what the log says of a failure
 * @returns whether it is under way, why it failed last, and how to try it: true if it went well
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
      if (!ORDINARY.includes(reason)) logger.warn(event, { reason }, error);
      setFailure(reason);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, failure, attempt };
}
