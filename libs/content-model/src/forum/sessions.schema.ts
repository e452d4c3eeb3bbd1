import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { ENDS_TOO_EARLY, isPossibleSpan } from './session-span.ts';
import { group, line, list, paragraph, slug, timeOfDay } from '../fields/fields.ts';

const MOST_SESSIONS = 200;
const MOST_SPEAKERS = 12;

/** A speaker of a session, with the role. */
const appearanceSchema = group('Speaker', {
  speaker: slug('Speaker', { names: 'speakers' }),
  role: line('Role', { help: 'Like "Speaker", "Moderator" or "Panelist".', max: 40 }),
});

export const sessionSchema = z
  .strictObject({
    title: line('Title'),
    description: z.optional(paragraph('Description')),
    type: slug('Kind', { help: 'Like "keynote", "panel" or "workshop".' }),
    day: slug('Day', { names: 'days' }),
    start: timeOfDay('Begins'),
    end: timeOfDay('Ends', { help: 'After midnight, the time on the next day, like 01:00.' }),
    room: line('Room'),
    speakers: list('Speakers', appearanceSchema, { max: MOST_SPEAKERS }),
    capacity: z.optional(
      z.int().check(z.positive('must be 1 or more')).register(FIELDS, { label: 'Seats' }),
    ),
    id: slug('Id', { help: 'Links, favorites and calendars know the session by it: it stays.' }),
  })
  .check(
    z.refine(isPossibleSpan, {
      path: ['end'],
      error: ENDS_TOO_EARLY,
    }),
  );
export type StoredSession = z.infer<typeof sessionSchema>;

export const sessionsSchema = list('Sessions', sessionSchema, { max: MOST_SESSIONS });
