import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { ENDS_TOO_EARLY, isPossibleSpan } from './session-span.ts';
import { group, line, list, paragraph, slug, timeOfDay } from '../fields/fields.ts';

const MOST_SESSIONS = 200;
const MOST_SPEAKERS = 12;

/** A speaker of a session, with the role. */
const appearanceSchema = group('Speaker', {
  speaker: slug('Speaker', { names: 'speakers' }),
  role: line('Role', { help: 'For example, "Speaker", "Moderator" or "Panelist".', max: 40 }),
});

/** A session as it is stored. Its times are local times of its day. */
export const sessionSchema = z
  .strictObject({
    title: line('Title'),
    description: z.optional(paragraph('Description')),
    type: slug('Kind', { help: 'For example, "keynote", "panel" or "workshop".' }),
    day: slug('Day', { names: 'days' }),
    start: timeOfDay('Begins'),
    end: timeOfDay('Ends', {
      help: 'If the session ends after midnight, enter the time on the next day, for example 1:00 AM.',
    }),
    room: line('Room'),
    speakers: list('Speakers', appearanceSchema, { max: MOST_SPEAKERS }),
    capacity: z.optional(
      z.int().check(z.positive('must be 1 or more')).register(FIELDS, { label: 'Seats' }),
    ),
    id: slug('Id', {
      help: 'Links, favorites and calendars use this id, so it cannot be changed after publication.',
    }),
  })
  .check(z.refine(isPossibleSpan, { path: ['end'], error: ENDS_TOO_EARLY }));
export type StoredSession = z.infer<typeof sessionSchema>;

export const sessionsSchema = list('Sessions', sessionSchema, { max: MOST_SESSIONS });
