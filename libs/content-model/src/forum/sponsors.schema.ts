import * as z from 'zod/mini';
import { line, list, paragraph, webAddress } from '../fields/fields.ts';

export const sponsorSchema = z.strictObject({
  name: line({ label: 'Name', max: 60 }),
  description: paragraph({ label: 'Description', max: 240 }),
  links: z.strictObject({
    website: z.optional(webAddress({ label: 'Own page' })),
    instagram: z.optional(webAddress({ label: 'Instagram' })),
    youtube: z.optional(webAddress({ label: 'YouTube' })),
    facebook: z.optional(webAddress({ label: 'Facebook' })),
  }),
});

export type Sponsor = z.infer<typeof sponsorSchema>;

/** Those who carry the forum; there may be none. */
export const sponsorsSchema = list(sponsorSchema, { label: 'Sponsors', max: 24 });
