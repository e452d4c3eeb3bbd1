import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { addressFields } from '../fields/address.ts';
import { line, list, paragraph, slug, webAddress } from '../fields/fields.ts';
import { picture } from '../fields/picture.ts';

const MOST_SPEAKERS = 80;

/** The kinds of session that a speaker is announced for. */
export const SPEAKER_KINDS = ['plenary', 'panel', 'workshop', 'fireside'] as const;

/** A speaker with a page of its own. */
export const speakerSchema = z.strictObject({
  name: line('Name', { max: 60 }),
  picture: picture('Portrait', { help: 'Without a portrait, a pattern with the name is shown.' }),
  role: line('Role', { max: 80 }),
  organization: line('Organization', { max: 80 }),
  kind: z.enum(SPEAKER_KINDS).register(FIELDS, { label: 'Announced for' }),
  bio: paragraph('Summary', {
    help: 'Write one or two sentences. Search engines cut off longer texts.',
    max: 200,
  }),
  fullBio: list('Biography', paragraph('Paragraph', { max: 1500 }), { max: 12 }),
  expertise: list('Areas of expertise', line('Area of expertise', { max: 40 }), { min: 1, max: 8 }),
  social: z.strictObject({
    twitter: z.optional(webAddress('Twitter')),
    linkedin: z.optional(webAddress('LinkedIn')),
    website: z.optional(webAddress('Website')),
  }),
  id: slug('Id', {
    help: 'Sessions, calendars and apps use this id, so it cannot be changed after publication.',
  }),
  ...addressFields('their'),
});
export type StoredSpeaker = z.infer<typeof speakerSchema>;

/** The speakers, in the order in which pages show them. */
export const speakersSchema = list('Speakers', speakerSchema, { max: MOST_SPEAKERS });
