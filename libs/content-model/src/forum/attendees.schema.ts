import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { group, line, list, paragraph, slug } from '../fields/fields.ts';

/** Colors: `night` is the dark blue of the site, the others are color families in `tokens.css`. */
export const ATTENDEE_COLORS = ['night', 'clay', 'gold', 'leaf', 'sky', 'plum'] as const;

const benefitSchema = group('Benefit', {
  title: line('Benefit', { max: 60 }),
  text: paragraph('Description', { max: 240 }),
});

/** A kind of attendee, such as students, with the benefits of the forum for them. */
export const attendeeTypeSchema = z.strictObject({
  id: slug('Id'),
  title: line('Name', { max: 60 }),
  subtitle: line('Who belongs to this group'),
  color: z.enum(ATTENDEE_COLORS).register(FIELDS, { label: 'Color' }),
  benefits: list('Benefits', benefitSchema, { min: 2, max: 8 }),
});

export type AttendeeType = z.infer<typeof attendeeTypeSchema>;

export const attendeesSchema = list('Attendees', attendeeTypeSchema, { min: 2, max: 6 });
