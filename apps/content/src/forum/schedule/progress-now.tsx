import { useContent } from '@raade/content-model/provided/use-content';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { sessionAnchor } from '@raade/content-model/program/session-address';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { scrollBehavior } from '@raade/platform';
import { Button } from '@raade/ui';
import { useEffect, useRef } from 'react';
import { daysOf, type ProgramDay, type Session } from '../../content/schedule.ts';
import { NoticeBar } from './notice-bar.styles.ts';
import { sessionsOf } from './sessions.ts';
import { useProgress } from './use-progress.ts';
import { useScheduleView } from './use-schedule-view.ts';
import { monthAndDay } from '@raade/content-model/forum/day-text';
import { zoneName } from '@raade/content-model/forum/zone-name';
import { timeRange } from '../../calendar/time-text.ts';

const dayWith = (session: Session, days: readonly ProgramDay[]) =>
  days.find(({ sessions }) => sessions.includes(session));

const titlesOf = (sessions: readonly Session[]) => sessions.map(({ title }) => title).join('; ');

/** Like '9:55-10:30 AM CDT on April 12'. */
function timeAndDateOf(session: Session, content: ProvidedContent): string {
  const { timeZone, firstDay } = forumOf(content);
  const date = dayWith(session, daysOf(content))?.date ?? firstDay;
  const time = timeRange(session, timeZone);
  return `${time} ${zoneName(session.start, timeZone)} on ${monthAndDay(date)}`;
}

/** Returns a function that changes the view and then moves to a session's row. */
function useJump(days: readonly ProgramDay[]) {
  const { change } = useScheduleView();
  const targetId = useRef<string>(undefined);

  // Runs after every render, without a list of dependencies, until the changed view contains the row.
  useEffect(() => {
    const row = targetId.current && document.getElementById(sessionAnchor(targetId.current));
    if (!row) return;
    targetId.current = undefined;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ behavior: scrollBehavior() });
  });

  return (session: Session) => {
    targetId.current = session.id;
    const day = dayWith(session, days);
    change({ ...(day && { day: day.id }), types: [], onlyFavorites: false, shared: undefined });
  };
}

/** Shows the current and next sessions during the forum. */
export function ProgressNow() {
  const content = useContent();
  const progress = useProgress();
  const days = daysOf(content);
  const jumpTo = useJump(days);
  const withIds = (ids: readonly string[]) => sessionsOf(days).filter(({ id }) => ids.includes(id));
  const currentSessions = withIds(progress.now);
  const nextSessions = withIds(progress.next);
  const target = currentSessions[0] ?? nextSessions[0];
  return (
    <NoticeBar $tone="success">
      <div>
        {currentSessions.length > 0 && (
          <p>
            <strong>Happening now:</strong>
            <span>{` ${titlesOf(currentSessions)}`}</span>
          </p>
        )}
        {nextSessions[0] && (
          <p>
            <strong>Next:</strong>
            <span>{` ${titlesOf(nextSessions)}, ${timeAndDateOf(nextSessions[0], content)}`}</span>
          </p>
        )}
      </div>
      {target && <Button onClick={() => jumpTo(target)}>Jump to now</Button>}
    </NoticeBar>
  );
}
