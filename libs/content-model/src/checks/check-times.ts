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
  const checkTime = (part: Finding['part'], path: Finding['path'], date: string, time: string) =>
    instantsOf(date, time, timeZone).length > 0
      ? []
      : [{ part, path, message: `clocks of ${timeZone} skip ${time} on ${date}` }];
  return [
    ...days.slice(0, 1).flatMap(({ date }) => checkTime('forum', ['opening'], date, opening)),
    ...sessions.flatMap(({ id, day, start, end }) => {
      const date = days.find((forumDay) => forumDay.id === day)?.date;
      // `checkNames` reports an unknown day.
      if (date === undefined) return [];
      const lastDate = endsNextDay({ start, end }) ? dayAfter(date) : date;
      return [
        ...checkTime('sessions', [id, 'start'], date, start),
        ...checkTime('sessions', [id, 'end'], lastDate, end),
      ];
    }),
  ];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** True if two sessions overlap. They may be on different days, since a session may end after midnight. */
function doOverlap(one: StoredSession, other: StoredSession, days: readonly ForumDay[]): boolean {
  // An unknown day gives NaN, so that its sessions overlap with none of other days.
  const dateOf = ({ day }: StoredSession) =>
    Date.parse(days.find(({ id }) => id === day)?.date ?? '');
  const daysLater = one.day === other.day ? 0 : (dateOf(other) - dateOf(one)) / DAY_MS;
  const [span, otherSpan] = [sessionSpan(one), sessionSpan(other)];
  const laterMinutes = daysLater * DAY_MINUTES;
  return span.from < otherSpan.to + laterMinutes && otherSpan.from + laterMinutes < span.to;
}

/** The sessions with their days and speakers. */
interface Program extends Pick<Content, 'sessions' | 'speakers'> {
  readonly forum: Pick<Content['forum'], 'days'>;
}

/** Finds overlapping sessions in the same room or with the same speaker. Reports the later one in the list. */
export function checkOverlaps({ forum, sessions, speakers }: Program): readonly Finding[] {
  return sessions.flatMap((session, index) =>
    sessions.slice(0, index).flatMap((earlier): Finding[] => {
      if (!doOverlap(session, earlier, forum.days)) return [];
      const roomConflict =
        session.room === earlier.room ? [`in the same room as "${earlier.title}"`] : [];
      const speakerConflicts = session.speakers
        .filter(({ speaker }) => earlier.speakers.some((other) => other.speaker === speaker))
        .map(
          ({ speaker }) =>
            `with ${speakerName(speakers, speaker)}, who speaks in "${earlier.title}" then`,
        );
      const path = [session.id, 'start'];
      return [...roomConflict, ...speakerConflicts].map((conflict) => ({
        part: 'sessions',
        path,
        message: `is at the same time ${conflict}`,
      }));
    }),
  );
}
