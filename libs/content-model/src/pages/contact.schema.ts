import * as z from 'zod/mini';
import { describedLink } from '../fields/described-link.ts';
import { FIELDS } from '../fields/field-registry.ts';
import { line, list, paragraph, webAddress } from '../fields/fields.ts';

/** How to reach the association, wherever the site says it, and the words of the contact page. */
export const contactSchema = z.strictObject({
  email: z.email('must be an email address').register(FIELDS, { label: 'Email address' }),
  postalAddress: list(line({ label: 'Line', max: 60 }), {
    label: 'Postal address, as on an envelope',
    min: 1,
    max: 5,
  }),
  profiles: list(
    z.strictObject({
      name: line({ label: 'Where', max: 24 }),
      url: webAddress({ label: 'Address' }),
    }),
    { label: 'Profiles elsewhere', max: 6 },
  ),
  lead: line({ label: 'Below the heading' }),
  imageAlt: line({ label: 'What the picture shows', max: 200 }),
  write: line({ label: 'What to write about' }),
  answers: paragraph({ label: 'How long an answer takes', max: 200 }),
  ways: list(describedLink, { label: 'Pages that answer at once', max: 8 }),
});
