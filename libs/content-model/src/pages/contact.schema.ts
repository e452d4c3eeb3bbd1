import * as z from 'zod/mini';
import { describedLink } from '../fields/described-link.ts';
import { FIELDS } from '../fields/field-registry.ts';
import { line, list, paragraph, webAddress } from '../fields/fields.ts';

/** Contact data of the association for the whole site, and texts of the contact page. */
export const contactSchema = z.strictObject({
  email: z.email('must be an email address').register(FIELDS, { label: 'Email address' }),
  postalAddress: list('Postal address, as on an envelope', line('Line', { max: 60 }), {
    min: 1,
    max: 5,
  }),
  profiles: list(
    'Profiles elsewhere',
    z.strictObject({
      name: line('Where', { max: 24 }),
      url: webAddress('Address'),
    }),
    { max: 6 },
  ),
  lead: line('Below the heading'),
  imageAlt: line('What the picture shows', { max: 200 }),
  write: line('What to write about'),
  answers: paragraph('How long an answer takes', { max: 200 }),
  ways: list('Pages that answer at once', describedLink, { max: 8 }),
});
