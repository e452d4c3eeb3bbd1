import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields/fields.ts';

/** Information about tickets. Unknown values are left out. */
const placesSchema = z.strictObject({
  price: z.optional(line('What a place costs', { help: 'For whom how much, or "free".' })),
  includes: z.optional(list('What it includes', line('Included', { max: 80 }), { min: 1, max: 6 })),
  extra: z.optional(paragraph('What it does not include', { max: 160 })),
  paying: z.optional(paragraph('How one pays', { max: 200 })),
  answer: z.optional(line('When one hears')),
  mailLines: z.optional(
    list('Lines to fill in', line('Line', { max: 40 }), {
      help: 'They stand ready in the mail that asks for a place.',
      min: 1,
      max: 8,
    }),
  ),
});

export type ForumPlaces = z.infer<typeof placesSchema>;

const comingSchema = list(
  'How to come',
  z.strictObject({
    title: line('What it is about', { max: 60 }),
    text: paragraph('What to know', { max: 200 }),
  }),
  { min: 1, max: 8 },
);

const sponsoringSchema = z.strictObject({
  lead: z.optional(paragraph('What sponsors pay for, and who answers', { max: 160 })),
  rows: list(
    'Ways to sponsor',
    z.strictObject({
      takes: line('What it takes', { max: 60 }),
      gives: paragraph('What the sponsor gets', { max: 160 }),
    }),
    { min: 1, max: 5 },
  ),
  until: z.optional(line('Until when')),
});

/** Texts of the forum page. */
export const forumPageSchema = z.strictObject({
  pageTitle: z.optional(
    line('Title in the browser', { help: 'Without it, the name of the forum.', max: 60 }),
  ),
  claims: list('Claims about the forum’s size', line('Claim', { max: 24 }), { min: 2, max: 4 }),
  intro: paragraph('Introduction'),
  features: list(
    'What there is',
    z.strictObject({
      title: line('Title', { max: 40 }),
      text: paragraph('Text', { max: 240 }),
    }),
    { min: 2, max: 6 },
  ),
  expectations: list('What to expect', line('Promise'), { min: 1, max: 8 }),
  places: z.optional(placesSchema),
  coming: z.optional(comingSchema),
  sponsoring: z.optional(sponsoringSchema),
});
