import { lastActivity } from '@raade/firebase/idle-limit';
import { observeSessionEnd, renewSession } from '@raade/firebase/read-in-session';
import { environment, logger } from '@raade/platform';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two notes that no read asks for, while somebody is at work. */
const NOTED_EVERY_MS = 5 * 60_000;

interface ServerSessionProps {
  /** Called once the server knows the session to be over: it was ended elsewhere, or has lasted its time. */
  readonly onOver: () => void;
}

/**
 * Keeps the session at the server for as long as it is rendered. Notes the session at its start, and later for work that reads nothing: the server ends a session without notes.
 * Reads note it themselves, see `read-in-session.ts`.
 */
export function ServerSession({ onOver }: ServerSessionProps) {
  const handleOver = useEffectEvent(onOver);
  useEffect(() => {
    const stop = observeSessionEnd(environment(), () => handleOver());
    let notedAt = 0;
    const note = async () => {
      notedAt = Date.now();
      try {
        await renewSession(environment());
      } catch (error) {
        logger.warn('session not noted', {}, error);
      }
    };
    const noteActivity = () => {
      if (lastActivity() > notedAt) void note();
    };
    void note();
    const timer = setInterval(noteActivity, NOTED_EVERY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);
  return null;
}
