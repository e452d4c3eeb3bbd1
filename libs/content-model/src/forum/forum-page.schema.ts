import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields/fields.ts';

/** Information about tickets. Unknown values are left out. */
const placesSchema = z.strictObject({
  price: z.optional(
    line('Ticket price', {
      help: 'The price for each group of attendees, or "free".',
    }),
  ),
  includes: z.optional(
    list('Included in the price', line('Included', { max: 80 }), { min: 1, max: 6 }),
  ),
  extra: z.optional(paragraph('Not included in the price', { max: 160 })),
  paying: z.optional(paragraph('How to pay', { max: 200 })),
  answer: z.optional(line('When applicants get an answer')),
  mailLines: z.optional(
    list('Lines of the registration email', line('Line', { max: 40 }), {
      help: 'The email that visitors send to register already contains these lines, which they fill in.',
      min: 1,
      max: 8,
    }),
  ),
});

export type ForumPlaces = z.infer<typeof placesSchema>;

/** Texts about the way to the forum. */
const comingSchema = list(
  'Getting there',
  z.strictObject({
    title: line('Topic', { max: 60 }),
    text: paragraph('Text', { max: 200 }),
  }),
  { min: 1, max: 8 },
);

/** Texts for future sponsors. */
const sponsoringSchema = z.strictObject({
  lead: z.optional(paragraph('Introduction for sponsors', { max: 160 })),
  rows: list(
    'Ways to sponsor',
    z.strictObject({
      takes: line('Contribution', { max: 60 }),
      gives: paragraph('Benefits for the sponsor', { max: 160 }),
    }),
    { min: 1, max: 5 },
  ),
  until: z.optional(line('Deadline for sponsors')),
});

/** Texts of the forum page. */
export const forumPageSchema = z.strictObject({
  pageTitle: z.optional(
    line('Title in the browser', {
      help: 'Leave this empty to use the name of the forum.',
      max: 60,
    }),
  ),
  claims: list('Claims about the forum’s size', line('Claim', { max: 24 }), { min: 2, max: 4 }),
  intro: paragraph('Introduction'),
  features: list(
    'Features',
    z.strictObject({
      title: line('Title', { max: 40 }),
      text: paragraph('Text', { max: 240 }),
    }),
    { min: 2, max: 6 },
  ),
  expectations: list('What to expect', line('Expectation'), { min: 1, max: 8 }),
  places: z.optional(placesSchema),
  coming: z.optional(comingSchema),
  sponsoring: z.optional(sponsoringSchema),
});
