import { FORUM } from '@raade/contracts/forum';
import * as z from 'zod/mini';
import { localDateTime, wallDate } from '@raade/content-model/forum/wall-clock';

const text = z.string().check(z.minLength(1), z.maxLength(400));
const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case with hyphens'));

/** ISO 8601 with the offset that the forum's zone has at that time, so that it reads as it is shown. */
const moment = z.iso
  .datetime({ offset: true })
  .check(
    z.refine(
      (iso) => iso.startsWith(localDateTime(Date.parse(iso), FORUM.timeZone)),
      `must carry the offset that ${FORUM.timeZone} has at that time`,
    ),
  );

export const sessionSchema = z
  .strictObject({
    /** The id in links, favourites and calendars: never changes once it is published. */
    id,
    title: text,
    description: z.optional(text),
    start: moment,
    end: moment,
    location: text,
    /** A type that `session-type.ts` styles; any other gets the default style. */
    type: id,
    /** The speaker's name, or several with commas between, as in `speakers.ts`. */
    speaker: z.optional(text),
    /** Seats. */
    capacity: z.optional(z.int().check(z.positive())),
  })
  .check(
    z.refine(({ start, end }) => Date.parse(start) < Date.parse(end), 'must end after it starts'),
  );

export type Session = z.infer<typeof sessionSchema>;

/** Sessions in parallel are choices; only workshops are meant as such. */
function mayFollow(earlier: Session, later: Session): boolean {
  if (Date.parse(earlier.start) > Date.parse(later.start)) return false;
  const areParallel = earlier.type === 'workshop' && later.type === 'workshop';
  return areParallel || Date.parse(earlier.end) <= Date.parse(later.start);
}

const inOrder = (sessions: readonly Session[]) =>
  sessions.every((later, index) =>
    sessions.slice(0, index).every((earlier) => mayFollow(earlier, later)),
  );

const daySchema = z
  .strictObject({
    id: z.enum(['day1', 'day2']),
    name: text,
    /** Calendar date in the forum's zone. */
    date: z.iso.date(),
    venue: text,
    /** The place as a map is asked for it. */
    mapQuery: text,
    sessions: z
      .array(sessionSchema)
      .check(
        z.minLength(1),
        z.refine(
          inOrder,
          'must be in order of time, without overlaps except of parallel workshops',
        ),
      ),
  })
  .check(
    z.refine(
      ({ date, sessions }) =>
        sessions.every(({ start }) => wallDate(Date.parse(start), FORUM.timeZone) === date),
      'has a session that starts on another date',
    ),
  );

export type ScheduleDay = z.infer<typeof daySchema>;
export type DayId = ScheduleDay['id'];

export const scheduleSchema = z.strictObject({
  /** Calendars take a changed session over only if both grow: raise them with every change of a session. */
  revision: z.strictObject({
    sequence: z.int().check(z.nonnegative()),
    at: z.iso.datetime(),
  }),
  days: z.tuple([daySchema, daySchema]).check(
    z.refine((days) => {
      const ids = days.flatMap(({ sessions }) => sessions.map((session) => session.id));
      return new Set(ids).size === ids.length;
    }, 'has two sessions with the same id'),
  ),
});

export type Schedule = z.infer<typeof scheduleSchema>;
