import { lastActivity } from '@raade/firebase/idle-limit';
import { noteSession } from '@raade/firebase/session';
import { environment, logger } from '@raade/platform';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two notes at the most, while somebody is at work. */
const NOTED_EVERY_MS = 60_000;

/**
 * Tells the server that somebody is at work, since it ends a session in which nothing happens by itself.
 * @param onOver called once the server knows the session to be over: it was ended elsewhere, or has lasted its time
 */
export function useServerSession(onOver: () => void): void {
  const handleOver = useEffectEvent(onOver);
  useEffect(() => {
    let notedAt = 0;
    const note = async () => {
      notedAt = Date.now();
      try {
        if ((await noteSession(environment())) === 'over') handleOver();
      } catch (error) {
        logger.warn('session not noted', {}, error);
      }
    };
    const noteActivity = () => {
      if (lastActivity() > notedAt) void note();
    };
    void note();
    const timer = setInterval(noteActivity, NOTED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
