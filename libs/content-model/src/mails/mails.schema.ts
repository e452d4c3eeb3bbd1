import * as z from 'zod/mini';
import { day, group, line, list, paragraph } from '../fields/fields.ts';

const named = z.strictObject({
  name: line('Name', { max: 32 }),
  text: line('Text', { help: '{couponCode} stands for the reader’s coupon code.' }),
});

const paying = (who: string) => paragraph(`What ${who} pays, and how`, { max: 240 });

const signer = (label: string) =>
  z.optional(line(label, { help: 'Name and office. Without it, all of us sign.', max: 80 }));

/** Texts of mails about the forum, in addition to its facts. */
export const mailsSchema = z.strictObject({
  paying: z.optional(
    group(
      'Registration: what there is to pay',
      { student: paying('a student'), professional: paying('a professional') },
      { help: 'Without it, what the forum’s page says of all tickets.' },
    ),
  ),
  signedBy: z.optional(
    group('Who signs', {
      student: signer('To students who applied'),
      partner: signer('To partners who wrote'),
      forum: signer('About the forum'),
    }),
  ),
  yourWay: paragraph('Next steps: how to plan the way', {
    help: 'The map of each day stands above it.',
    max: 240,
  }),
  entrance: line('Next steps: what to show at the entrance'),
  included: list('Next steps: what is included', named, { min: 1, max: 8 }),
  notIncluded: z.optional(list('Next steps: what is not included', named, { min: 1, max: 4 })),
  workshops: list(
    'Workshops to choose from',
    z.strictObject({
      title: line('Theme', { max: 48 }),
      text: paragraph('Question', { max: 200 }),
    }),
    { min: 2, max: 10 },
  ),
  workshopRule: z.optional(
    paragraph('How guests are placed in workshops', {
      help: 'For those who see more than one round of them in the schedule.',
      max: 240,
    }),
  ),
  workshopsUntil: z.optional(
    day('Last day to choose a workshop', {
      help: 'After the first day to register, before the end of the forum; else the mail about workshops names none.',
    }),
  ),
});
