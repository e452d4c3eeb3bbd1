import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import { useContent } from '@raade/content-model/provided/use-content';
import { siteNow } from '@raade/platform';
import { useSyncExternalStore } from 'react';
import { daysOf } from '../../content/schedule.ts';
import { type Progress, progressAt, changeTimes } from './progress.ts';
import { sessionsOf } from './sessions.ts';

/** Longest timer: timers overflow after about 24 days, and the clock may be changed. */
const LONGEST_WAIT_MS = 60 * 60 * 1_000;

/** Calls `onChange` at once, and then at each of these times, in milliseconds since the epoch. */
function watchClock(times: readonly number[], onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    onChange();
    clearTimeout(timer);
    const nextTime = times.find((time) => time > siteNow());
    if (nextTime !== undefined) {
      timer = setTimeout(check, Math.min(nextTime - siteNow(), LONGEST_WAIT_MS));
    }
  };
  check();
  // Timers stop while a phone sleeps.
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}

/** Prerendered pages show the progress before the first session. */
const beforeAllTimes = () => Number.NEGATIVE_INFINITY;

/** A subscription to the clock, cached per content, since React would subscribe again to a new one. */
const clockOf = oncePerContent((content) => {
  const sessions = sessionsOf(daysOf(content));
  const times = changeTimes(sessions);
  return {
    sessions,
    watch: (onChange: () => void) => watchClock(times, onChange),
    /** The time of the last change, and not the current time, so that React renders only at changes. */
    read: () => times.findLast((time) => time <= siteNow()) ?? beforeAllTimes(),
  };
});

/** Returns the current progress of the forum by the visitor's clock. */
export function useProgress(): Progress {
  const { sessions, watch, read } = clockOf(useContent());
  return progressAt(useSyncExternalStore(watch, read, beforeAllTimes), sessions);
}
