import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { useFavourites } from './favourites.store.ts';
import { NoSessions } from './extras.tsx';
import { daysOf, type ProgrammeDay } from '../../content/schedule.ts';
import type { Progress } from './progress.ts';
import { dayOf, sessionCount } from './sessions.ts';
import { type ScheduleView, shownSessions } from './schedule-view.ts';
import { SessionActions } from './session-actions.tsx';
import { type Mark, SessionRow } from './session-row.tsx';
import { weekday } from '@raade/content-model/forum/day-text';
import { zoneName } from '@raade/content-model/forum/zone-name';

export interface SessionListProps {
  readonly view: ScheduleView;
  /** IANA zone of the times shown. */
  readonly timeZone: string;
  readonly progress: Progress;
  readonly onChange: (view: Partial<ScheduleView>) => void;
}

const Count = styled.p`
  margin-block-end: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const List = styled.ol`
  list-style: none;
`;

function markOf(id: string, { now, next }: Progress): Mark | undefined {
  if (now.includes(id)) return 'now';
  return next.includes(id) ? 'next' : undefined;
}

/** Sessions of a day that begin at a moment: who goes to one of them misses the others. */
const choicesAt = ({ sessions }: ProgrammeDay, start: string): number =>
  sessions.filter((session) => session.start === start).length;

/** '15 sessions', or '3 of 15 sessions'. */
function countText(shown: number, all: number): string {
  return shown === all ? sessionCount(all) : `${shown} of ${sessionCount(all)}`;
}

/** The sessions of the chosen day that pass the filters. Screen readers hear how many, in which zone. */
export function SessionList({ view, timeZone, progress }: SessionListProps) {
  const content = useContent();
  const day = dayOf(view.day, daysOf(content));
  const sessions = shownSessions(day, view, useFavourites());
  const zone = zoneName(day.sessions[0]?.start ?? '', timeZone);
  // Elsewhere a part of the day may be on another one.
  const whose =
    timeZone === content.forum.timeZone
      ? ` on ${weekday(day.date)}, in forum time`
      : ', in your time';

  return (
    <>
      <Count role="status">
        {`${countText(sessions.length, day.sessions.length)}${whose} (${zone})`}
      </Count>
      {sessions.length === 0 && <NoSessions />}
      <List>
        {sessions.map((session, index) => (
          <SessionRow
            key={session.id}
            session={session}
            date={day.date}
            timeZone={timeZone}
            mark={markOf(session.id, progress)}
            choices={choicesAt(day, session.start)}
            isFurther={sessions[index - 1]?.start === session.start}
          >
            <SessionActions session={session} />
          </SessionRow>
        ))}
      </List>
    </>
  );
}
