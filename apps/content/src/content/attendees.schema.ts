import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

const benefitSchema = z.strictObject({ title: text, text });

/** A kind of attendee, and what the forum offers them. */
const attendeeTypeSchema = z.strictObject({
  id: z.enum(['established', 'nextgen', 'curious', 'all']),
  title: text,
  /** The people who are meant. */
  subtitle: text,
  /** The dark blue of the site, or one of the families of colour in `tokens.css`. */
  color: z.enum(['night', 'clay', 'gold', 'leaf', 'sky', 'plum']),
  benefits: z.array(benefitSchema).check(z.length(5, 'must be five benefits')),
});
export type AttendeeType = z.infer<typeof attendeeTypeSchema>;

/** The types, in the order in which the page goes through them. */
export const attendeeTypesSchema = z.array(attendeeTypeSchema).check(
  z.length(4, 'must be four types'),
  z.refine(
    (types) => new Set(types.map(({ id }) => id)).size === types.length,
    'has two types with the same id',
  ),
);
