import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { useFavorites } from './favorites.store.ts';
import { NoSessions } from './extras.tsx';
import type { ProgramDay } from '../../content/schedule.ts';
import type { Progress } from './progress.ts';
import { sessionCount } from './sessions.ts';
import { shownSessions } from './schedule-view.ts';
import { SessionActions } from './session-actions.tsx';
import { type Mark, SessionRow } from './session-row.tsx';
import { shownZone } from './shown-zone.ts';
import { useProgress } from './use-progress.ts';
import { useScheduleView } from './use-schedule-view.ts';
import { weekday } from '@raade/content-model/forum/day-text';
import { zoneName } from '@raade/content-model/forum/zone-name';

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

/** Number of parallel sessions that start at a time. */
const choicesAt = ({ sessions }: ProgramDay, start: string): number =>
  sessions.filter((session) => session.start === start).length;

/** Like '15 sessions', or '3 of 15 sessions'. */
function countText(shown: number, all: number): string {
  return shown === all ? sessionCount(all) : `${shown} of ${sessionCount(all)}`;
}

/** The sessions of a day that match the filters. Screen readers announce their number and time zone. */
export function SessionList({ day }: { readonly day: ProgramDay }) {
  const content = useContent();
  const { view } = useScheduleView();
  const progress = useProgress();
  const timeZone = shownZone(view, content);
  const sessions = shownSessions(day, view, useFavorites());
  // Zones have another name in summer, so the name depends on the date.
  const zone = zoneName(day.sessions[0]?.start ?? '', timeZone);
  // The weekday is left out in the visitor's zone, where some sessions may be on another day.
  const zoneText =
    timeZone === content.forum.timeZone
      ? ` on ${weekday(day.date)}, in forum time`
      : ', in your time';

  return (
    <>
      <Count role="status">
        {`${countText(sessions.length, day.sessions.length)}${zoneText} (${zone})`}
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
