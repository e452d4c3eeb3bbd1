import { lastActivity } from '@raade/firebase/idle-limit';
import { observeSessionEnd, renewSession } from '@raade/firebase/read-in-session';
import { environment, logger } from '@raade/platform';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between renewals of the session while there is activity. */
const RENEWED_EVERY_MS = 5 * 60_000;

interface ServerSessionProps {
  /** Called when the server has ended the session: by its age, or from another browser. */
  readonly onOver: () => void;
}

/**
 * Renews the session at the server while it is rendered: the server ends a session that is not renewed. Reads renew it
 * themselves, see `read-in-session.ts`.
 */
export function ServerSession({ onOver }: ServerSessionProps) {
  const handleOver = useEffectEvent(onOver);
  useEffect(() => {
    const stop = observeSessionEnd(environment(), () => handleOver());
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
    const timer = setInterval(renewIfActive, RENEWED_EVERY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);
  return null;
}
