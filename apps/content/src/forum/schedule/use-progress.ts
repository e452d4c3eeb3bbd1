import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import { useContent } from '@raade/content-model/provided/use-content';
import { siteNow } from '@raade/platform';
import { useSyncExternalStore } from 'react';
import { daysOf } from '../../content/schedule.ts';
import { type Progress, progressAt, turningPoints } from './progress.ts';
import { sessionsOf } from './sessions.ts';

/** Timers cannot count further than about 24 days; the clock may be set meanwhile, too. */
const LONGEST_WAIT_MS = 60 * 60 * 1_000;

function watchClock(points: readonly number[], onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    onChange();
    clearTimeout(timer);
    const next = points.find((point) => point > siteNow());
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

/** The clock of a forum; the same each time, since React would watch another one anew. */
const clockOf = oncePerContent((content) => {
  const sessions = sessionsOf(daysOf(content));
  const points = turningPoints(sessions);
  return {
    sessions,
    watch: (onChange: () => void) => watchClock(points, onChange),
    /** The last turning point that has passed: between two of them nothing changes. */
    read: () => points.findLast((point) => point <= siteNow()) ?? noTime(),
  };
});

/** How far the forum has come by the visitor's clock, kept current. */
export function useProgress(): Progress {
  const { sessions, watch, read } = clockOf(useContent());
  return progressAt(useSyncExternalStore(watch, read, noTime), sessions);
}
