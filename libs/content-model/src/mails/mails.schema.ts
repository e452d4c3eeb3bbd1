import * as z from 'zod/mini';
import { day, group, line, list, paragraph } from '../fields/fields.ts';

/** A thing that is included or not, with a text about it. */
const namedText = z.strictObject({
  name: line('Name', { max: 32 }),
  text: line('Text', {
    help: 'Write {couponCode} where the coupon code of the recipient should appear.',
  }),
});

const paymentText = (recipient: string) =>
  paragraph(`Price and payment for ${recipient}`, { max: 240 });

const signer = (label: string) =>
  z.optional(
    line(label, {
      help: 'Enter a name and office. If this is empty, the email is signed by the whole team.',
      max: 80,
    }),
  );

/** Texts of mails about the forum, in addition to its facts. */
export const mailsSchema = z.strictObject({
  paying: z.optional(
    group(
      'Registration: payment',
      { student: paymentText('a student'), professional: paymentText('a professional') },
      { help: 'If this is left out, the email uses the text about tickets on the forum page.' },
    ),
  ),
  signedBy: z.optional(
    group('Signatures', {
      student: signer('Emails to student applicants'),
      partner: signer('Emails to partner applicants'),
      forum: signer('Emails about the forum'),
    }),
  ),
  yourWay: paragraph('Next steps: travel advice', {
    help: 'This text follows the map of each day.',
    max: 240,
  }),
  entrance: line('Next steps: what to show at the entrance'),
  included: list('Next steps: what is included', namedText, { min: 1, max: 8 }),
  notIncluded: z.optional(list('Next steps: what is not included', namedText, { min: 1, max: 4 })),
  workshops: list(
    'Workshops to choose from',
    z.strictObject({
      title: line('Topic', { max: 48 }),
      text: paragraph('Question', { max: 200 }),
    }),
    { min: 2, max: 10 },
  ),
  workshopRule: z.optional(
    paragraph('How guests are placed in workshops', {
      help: 'Explain this if the schedule has more than one round of workshops.',
      max: 240,
    }),
  ),
  workshopsUntil: z.optional(
    day('Last day to choose a workshop', {
      help: 'This day must be after registration opens and before the forum ends. Otherwise the email about workshops names no day.',
    }),
  ),
});
