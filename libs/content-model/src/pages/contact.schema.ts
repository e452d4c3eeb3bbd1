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
    'Social media profiles',
    z.strictObject({
      name: line('Network', { max: 24 }),
      url: webAddress('Address'),
    }),
    { max: 6 },
  ),
  lead: line('Below the heading'),
  imageAlt: line('Description of the picture', { max: 200 }),
  write: line('What to write about'),
  answers: paragraph('Time until we answer', { max: 200 }),
  ways: list('Links to pages with answers', describedLink, { max: 8 }),
});
