import { ACTIVITY_KEY, noteActivity, timeLeft, WARNING_MS } from '@raade/firebase/idle-limit';
import { useEffect, useEffectEvent, useState } from 'react';

const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'input'] as const;

/** Runs `tell` with the time that is left, whenever there may be something new to say of it. Returns its end. */
function watchTimeLeft(tell: (left: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    clearTimeout(timer);
    const left = timeLeft();
    tell(left);
    if (left === 0) return;
    timer = setTimeout(check, left <= WARNING_MS ? Math.min(left, 1000) : left - WARNING_MS);
  };
  const onActivity = () => {
    // After the warning, staff have to say that they are there: timers rest while a machine sleeps, and whatever wakes
    // it is no sign of the same person.
    if (timeLeft() > WARNING_MS) noteActivity();
    else check();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === ACTIVITY_KEY) check();
  };

  check();
  for (const name of ACTIVITIES)
    addEventListener(name, onActivity, { capture: true, passive: true });
  addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    for (const name of ACTIVITIES) removeEventListener(name, onActivity, { capture: true });
    removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', check);
  };
}

/**
 * Calls `onEnd` once nobody has done anything in any tab for `IDLE_LIMIT_MS`; `sign-in-gate.tsx` signs out then.
 * @returns the milliseconds that are left, and how somebody says that they are still there
 */
export function useIdleEnd(onEnd: () => void): { left: number; stay: () => void } {
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
