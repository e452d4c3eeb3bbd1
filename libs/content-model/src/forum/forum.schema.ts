import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { day, line, list, slug, timeOfDay, yesOrNo } from '../fields/fields.ts';

/** Maximum length of a name in characters. Names are part of page titles, which search engines cut. */
const MAX_NAME_LENGTH = 48;

/** Maximum number of days. */
export const MOST_DAYS = 7;

/** A day of the forum. */
export const forumDaySchema = z.strictObject({
  id: slug('Id', { help: 'Sessions and links refer to the day by this id.' }),
  name: line('Name', { help: 'For example, "Day 1".', max: 24 }),
  date: day('Date'),
  venue: z.optional(line('Building')),
  mapQuery: z.optional(
    line('Place for maps', { help: 'The search text that finds the place in a map app.' }),
  ),
});
export type ForumDay = z.infer<typeof forumDaySchema>;

/** True for IANA time zones that this machine knows. */
function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The data of the forum. The forum phase on each day follows from it. */
export const forumSchema = z
  .strictObject({
    name: line('Name', { max: MAX_NAME_LENGTH }),
    timeZone: z
      .string()
      .check(z.refine(isZone, 'must be a zone, like "America/Chicago"'))
      .register(FIELDS, {
        label: 'Time zone',
        help: 'The time zone of the place, for example "America/Chicago". All times are in this zone.',
      }),
    venue: z.optional(
      line('Place', {
        help: 'The university and the city. Leave this empty while the place is unknown.',
        max: MAX_NAME_LENGTH,
      }),
    ),
    opening: timeOfDay('Opens at', {
      help: 'The time on the first day to which the countdown runs.',
    }),
    days: list('Days', forumDaySchema, { min: 1, max: MOST_DAYS }),
    registrationOpens: z.optional(
      day('First day to register', {
        help: 'Leave both registration days empty while they are unknown.',
      }),
    ),
    registrationCloses: z.optional(day('Last day to register')),
    isFull: yesOrNo('The forum is full'),
    showsPromoBanner: yesOrNo('Show the ticket banner', {
      help: 'The banner may stay when the forum is full.',
    }),
  })
  .check(
    z.superRefine(({ days, registrationOpens, registrationCloses }, context) => {
      const report = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      days.forEach(({ id, date }, index) => {
        const previousDay = days[index - 1];
        if (previousDay && previousDay.date >= date)
          report(['days', index, 'date'], 'must come after the day before');
        if (days.findIndex((other) => other.id === id) !== index)
          report(['days', index, 'id'], 'is taken');
      });
      if (registrationOpens && !registrationCloses) report(['registrationCloses'], 'is missing');
      if (registrationCloses && !registrationOpens) report(['registrationOpens'], 'is missing');
      if (!registrationOpens || !registrationCloses) return;
      if (registrationCloses < registrationOpens) {
        report(['registrationCloses'], 'must not come before the first day to register');
      }
      const lastDate = days.at(-1)?.date ?? registrationCloses;
      if (registrationCloses > lastDate)
        report(['registrationCloses'], 'must not come after the forum');
    }),
  );
export type Forum = z.infer<typeof forumSchema>;
