import { siteNow } from '@raade/platform';
import { useSyncExternalStore } from 'react';
import { type Progress, progressAt, turningPoints } from './progress.ts';
import { SESSIONS } from './sessions.ts';

const TURNING_POINTS = turningPoints(SESSIONS);

/** Timers cannot count further than about 24 days; the clock may be set meanwhile, too. */
const LONGEST_WAIT_MS = 60 * 60 * 1_000;

/** The last turning point that has passed: between two of them nothing changes. */
const lastTurningPoint = () =>
  TURNING_POINTS.findLast((point) => point <= siteNow()) ?? Number.NEGATIVE_INFINITY;

function watchClock(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    onChange();
    clearTimeout(timer);
    const next = TURNING_POINTS.find((point) => point > siteNow());
    if (next !== undefined) {
      timer = setTimeout(check, Math.min(next - siteNow(), LONGEST_WAIT_MS));
    }
  };
  check();
  // Timers stand still while a phone sleeps.
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

/** Rendered at build time, the schedule knows no time: nothing has begun. */
const noTime = () => Number.NEGATIVE_INFINITY;

/** How far the forum has come by the visitor's clock, kept current. */
export function useProgress(): Progress {
  return progressAt(useSyncExternalStore(watchClock, lastTurningPoint, noTime), SESSIONS);
}
