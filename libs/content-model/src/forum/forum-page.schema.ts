import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields/fields.ts';

/** What somebody wants to know before asking for a place. What is not known yet is left out. */
const placesSchema = z.strictObject({
  price: z.optional(line({ label: 'What a place costs', help: 'For whom how much, or "free".' })),
  includes: z.optional(
    list(line({ label: 'Included', max: 80 }), { label: 'What it includes', min: 1, max: 6 }),
  ),
  extra: z.optional(paragraph({ label: 'What it does not include', max: 160 })),
  paying: z.optional(paragraph({ label: 'How one pays', max: 200 })),
  answer: z.optional(line({ label: 'When one hears' })),
  mailLines: z.optional(
    list(line({ label: 'Line', max: 40 }), {
      label: 'Lines to fill in',
      help: 'They stand ready in the mail that asks for a place.',
      min: 1,
      max: 8,
    }),
  ),
});

export type ForumPlaces = z.infer<typeof placesSchema>;

const comingSchema = list(
  z.strictObject({
    title: line({ label: 'What it is about', max: 60 }),
    text: paragraph({ label: 'What to know', max: 200 }),
  }),
  { label: 'How to come', min: 1, max: 8 },
);

const sponsoringSchema = z.strictObject({
  lead: z.optional(paragraph({ label: 'What sponsors pay for, and who answers', max: 160 })),
  rows: list(
    z.strictObject({
      takes: line({ label: 'What it takes', max: 60 }),
      gives: paragraph({ label: 'What the sponsor gets', max: 160 }),
    }),
    { label: 'Ways to sponsor', min: 1, max: 5 },
  ),
  until: z.optional(line({ label: 'Until when' })),
});

/** Words of the forum's page that are no facts. */
export const forumPageSchema = z.strictObject({
  pageTitle: z.optional(
    line({ label: 'Title in the browser', help: 'Without it, the name of the forum.', max: 60 }),
  ),
  claims: list(line({ label: 'Claim', max: 24 }), {
    label: 'Claims about the forum’s size',
    min: 2,
    max: 4,
  }),
  intro: paragraph({ label: 'Introduction' }),
  features: list(
    z.strictObject({
      title: line({ label: 'Title', max: 40 }),
      text: paragraph({ label: 'Text', max: 240 }),
    }),
    { label: 'What there is', min: 2, max: 6 },
  ),
  expectations: list(line({ label: 'Promise' }), { label: 'What to expect', min: 1, max: 8 }),
  places: z.optional(placesSchema),
  coming: z.optional(comingSchema),
  sponsoring: z.optional(sponsoringSchema),
});
