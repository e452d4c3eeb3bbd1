import * as z from 'zod/mini';
import { line, list, paragraph, webAddress } from '../fields/fields.ts';

/** A sponsor of the forum. */
export const sponsorSchema = z.strictObject({
  name: line('Name', { max: 60 }),
  description: paragraph('Description', { max: 240 }),
  links: z.strictObject({
    website: z.optional(webAddress('Website')),
    instagram: z.optional(webAddress('Instagram')),
    youtube: z.optional(webAddress('YouTube')),
    facebook: z.optional(webAddress('Facebook')),
  }),
});

export type Sponsor = z.infer<typeof sponsorSchema>;

/** The sponsors of the forum. */
export const sponsorsSchema = list('Sponsors', sponsorSchema, { max: 24 });
