import { ACTIVITY_KEY, noteActivity, timeLeft, WARNING_MS } from '@raade/firebase/idle-limit';
import { Button, Dialog } from '@raade/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

interface IdleGuardProps {
  /** Called after the idle limit, since another person may use the computer next. */
  readonly onIdle: () => void;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

/** `1:59` */
function minutesOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Shows its children until the idle limit, with a warning shortly before it. */
export function IdleGuard({ onIdle, onSignOut, children }: IdleGuardProps) {
  const { left, stay } = useIdleEnd(onIdle);
  if (left === 0) return null;
  return (
    <>
      {children}
      <Dialog
        title="Are you still there?"
        isOpen={left <= WARNING_MS}
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
          signed out in <span role="timer">{minutesOf(left)}</span>.
        </p>
      </Dialog>
    </>
  );
}

const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'input'] as const;

/** Calls `onLeft` with the milliseconds that are left, each time they may matter. Returns a function that stops it. */
function watchTimeLeft(onLeft: (left: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    clearTimeout(timer);
    const left = timeLeft();
    onLeft(left);
    if (left === 0) return;
    timer = setTimeout(check, left <= WARNING_MS ? Math.min(left, 1000) : left - WARNING_MS);
  };
  const onActivity = () => {
    // After the warning, staff must confirm that they are there. Timers stop while a machine sleeps, and the person who
    // wakes it may be somebody else.
    if (timeLeft() > WARNING_MS) noteActivity();
    else check();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === ACTIVITY_KEY) check();
  };

  check();
  const watching = new AbortController();
  const { signal } = watching;
  for (const name of ACTIVITIES)
    addEventListener(name, onActivity, { capture: true, passive: true, signal });
  addEventListener('storage', onStorage, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}

/**
 * Calls `onEnd` after `IDLE_LIMIT_MS` without activity in any tab; `sign-in-gate.tsx` then signs out.
 * @returns the milliseconds that are left, and a function that starts them anew
 */
function useIdleEnd(onEnd: () => void): { left: number; stay: () => void } {
  const [left, setLeft] = useState(timeLeft);
  const [stays, setStays] = useState(0);
  const handleLeft = useEffectEvent((time: number) => {
    setLeft(time);
    if (time === 0) onEnd();
  });
  useEffect(() => watchTimeLeft((time) => handleLeft(time)), [stays]);

  const stay = () => {
    noteActivity();
    setStays((count) => count + 1);
  };
  return { left, stay };
}
