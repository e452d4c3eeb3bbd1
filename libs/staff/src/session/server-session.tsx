import { lastActivity } from '@raade/firebase/idle-limit';
import { observeSessionEnd, renewSession } from '@raade/firebase/read-in-session';
import { environment, logger } from '@raade/platform';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between renewals of the session while there is activity. */
const RENEWAL_INTERVAL_MS = 5 * 60_000;

interface ServerSessionProps {
  /** Called when the server has ended the session: by its age, or from another browser. */
  readonly onOver: () => void;
}

/**
 * Renews the session at the server while the pages of staff are shown and used, since the server ends a session that is
 * not renewed. Reads of data renew it, too (`read-in-session.ts`).
 */
export function ServerSession({ onOver }: ServerSessionProps) {
  const handleOver = useEffectEvent(onOver);
  useEffect(() => {
    const stopObserving = observeSessionEnd(environment(), () => handleOver());
    let renewedAt = 0;
    const renew = async () => {
      renewedAt = Date.now();
      try {
        await renewSession(environment());
      } catch (error) {
        logger.warn('session not renewed', {}, error);
      }
    };
    const renewIfActive = () => {
      if (lastActivity() > renewedAt) void renew();
    };
    void renew();
    const timer = setInterval(renewIfActive, RENEWAL_INTERVAL_MS);
    return () => {
      stopObserving();
      clearInterval(timer);
    };
  }, []);
  return null;
}
