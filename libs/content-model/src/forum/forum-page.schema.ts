import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields/fields.ts';

/** Words of the forum's page that are no facts. */
export const forumPageSchema = z.strictObject({
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
});
