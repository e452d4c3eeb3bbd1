import { dayAfter } from '@raade/contracts/base/days';
import type { Content } from '../content.schema.ts';
import { DAY_MINUTES, endsNextDay, sessionSpan } from '../forum/session-span.ts';
import type { ForumDay } from '../forum/forum.schema.ts';
import type { StoredSession } from '../forum/sessions.schema.ts';
import { instantsOf } from '../forum/zoned-time.ts';
import type { Finding } from './finding.ts';
import { speakerName } from './speaker-name.ts';

/** Finds times that do not exist in the time zone, since clocks skip them when daylight saving time begins. */
export function checkClocks({ forum, sessions }: Content): readonly Finding[] {
  const { opening, days, timeZone } = forum;
  const skipped = (part: Finding['part'], path: Finding['path'], date: string, time: string) =>
    instantsOf(date, time, timeZone).length > 0
      ? []
      : [{ part, path, message: `clocks of ${timeZone} skip ${time} on ${date}` }];
  return [
    ...days.slice(0, 1).flatMap(({ date }) => skipped('forum', ['opening'], date, opening)),
    ...sessions.flatMap(({ id, day, start, end }) => {
      const date = days.find((one) => one.id === day)?.date;
      if (date === undefined) return [];
      const lastDate = endsNextDay({ start, end }) ? dayAfter(date) : date;
      return [
        ...skipped('sessions', [id, 'start'], date, start),
        ...skipped('sessions', [id, 'end'], lastDate, end),
      ];
    }),
  ];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** True if two sessions overlap. They may be on different days, since a session may end after midnight. */
function overlap(one: StoredSession, other: StoredSession, days: readonly ForumDay[]): boolean {
  const dateOf = ({ day }: StoredSession) =>
    Date.parse(days.find(({ id }) => id === day)?.date ?? '');
  const daysLater = one.day === other.day ? 0 : (dateOf(other) - dateOf(one)) / DAY_MS;
  const [first, second] = [sessionSpan(one), sessionSpan(other)];
  const later = daysLater * DAY_MINUTES;
  return first.from < second.to + later && second.from + later < first.to;
}

interface Programme extends Pick<Content, 'sessions' | 'speakers'> {
  readonly forum: Pick<Content['forum'], 'days'>;
}

/** Finds overlapping sessions in the same room or with the same speaker. */
export function checkOverlaps({ forum, sessions, speakers }: Programme): readonly Finding[] {
  return sessions.flatMap((session, index) =>
    sessions.slice(0, index).flatMap((earlier): Finding[] => {
      if (!overlap(session, earlier, forum.days)) return [];
      const inRoom =
        session.room === earlier.room ? [`in the same room as "${earlier.title}"`] : [];
      const busy = session.speakers
        .filter(({ speaker }) => earlier.speakers.some((one) => one.speaker === speaker))
        .map(
          ({ speaker }) =>
            `with ${speakerName(speakers, speaker)}, who speaks in "${earlier.title}" then`,
        );
      const path = [session.id, 'start'];
      return [...inRoom, ...busy].map((what) => ({
        part: 'sessions',
        path,
        message: `is at the same time ${what}`,
      }));
    }),
  );
}
