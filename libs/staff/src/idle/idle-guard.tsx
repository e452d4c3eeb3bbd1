import { ACTIVITY_KEY, recordActivity, timeLeft, WARNING_MS } from '@raade/firebase/idle-limit';
import { Button, Dialog } from '@raade/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

interface IdleGuardProps {
  /** Called after the idle limit, since another person may use the computer next. */
  readonly onIdle: () => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** Minutes and seconds, like `1:59`. */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Shows its children until the idle limit, with a warning shortly before it. */
export function IdleGuard({ onIdle, onSignOut, children }: IdleGuardProps) {
  const { remainingMs, stay } = useIdleEnd(onIdle);
  if (remainingMs === 0) return null;
  return (
    <>
      {children}
      <Dialog
        title="Are you still there?"
        isOpen={remainingMs <= WARNING_MS}
        closeLabel="Stay signed in"
        onClose={stay}
        actions={
          <Button look="quiet" onClick={onSignOut}>
            Sign Out
          </Button>
        }
      >
        <p>
          You have not been active for a while. To protect the data on these pages, you will be
          signed out in <span role="timer">{clockText(remainingMs)}</span>.
        </p>
      </Dialog>
    </>
  );
}

/** Events that show that somebody uses the page. */
const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'input'] as const;

/**
 * Calls `onTime` with the milliseconds until the idle limit: at once, at the warning and each second after it, and when
 * another tab has recorded activity. Returns a function that stops this.
 */
function watchTimeLeft(onTime: (remainingMs: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    clearTimeout(timer);
    const remainingMs = timeLeft();
    onTime(remainingMs);
    if (remainingMs === 0) return;
    const isWarning = remainingMs <= WARNING_MS;
    timer = setTimeout(check, isWarning ? Math.min(remainingMs, 1000) : remainingMs - WARNING_MS);
  };
  const onActivity = () => {
    // After the warning, staff must confirm that they are there. Timers stop while a machine sleeps, and the person who
    // wakes it may be somebody else.
    if (timeLeft() > WARNING_MS) recordActivity();
    else check();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === ACTIVITY_KEY) check();
  };

  check();
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const name of ACTIVITIES)
    addEventListener(name, onActivity, { capture: true, passive: true, signal });
  addEventListener('storage', onStorage, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}

/**
 * Calls `onEnd` after `IDLE_LIMIT_MS` without activity in any tab; `sign-in-gate.tsx` then signs out.
 * @returns the remaining milliseconds, and a function that starts them anew
 */
function useIdleEnd(onEnd: () => void): { remainingMs: number; stay: () => void } {
  const [remainingMs, setRemainingMs] = useState(timeLeft);
  // A new number starts the watch again: a tab gets no storage event for its own activity.
  const [restarts, setRestarts] = useState(0);
  const handleTime = useEffectEvent((time: number) => {
    setRemainingMs(time);
    if (time === 0) onEnd();
  });
  useEffect(() => watchTimeLeft((time) => handleTime(time)), [restarts]);

  const stay = () => {
    recordActivity();
    setRestarts((count) => count + 1);
  };
  return { remainingMs, stay };
}
