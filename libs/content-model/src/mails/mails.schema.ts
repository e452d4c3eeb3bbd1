import * as z from 'zod/mini';
import { FIELDS } from '../fields/field-registry.ts';
import { day, line, list, paragraph } from '../fields/fields.ts';

const named = z.strictObject({
  name: line({ label: 'Name', max: 32 }),
  text: line({ label: 'Text', help: '{couponCode} stands for the reader’s coupon code.' }),
});

const paying = (who: string) => paragraph({ label: `What ${who} pays, and how`, max: 240 });

const signer = (label: string) =>
  z.optional(line({ label, help: 'Name and office. Without it, all of us sign.', max: 80 }));

/** What mails about the forum say beside its facts. */
export const mailsSchema = z.strictObject({
  paying: z.optional(
    z
      .strictObject({ student: paying('a student'), professional: paying('a professional') })
      .register(FIELDS, {
        label: 'Registration: what there is to pay',
        help: 'Without it, what the forum’s page says of all tickets.',
      }),
  ),
  signedBy: z.optional(
    z
      .strictObject({
        student: signer('To students who applied'),
        partner: signer('To partners who wrote'),
        forum: signer('About the forum'),
      })
      .register(FIELDS, { label: 'Who signs' }),
  ),
  yourWay: paragraph({
    label: 'Next steps: how to plan the way',
    help: 'The map of each day stands above it.',
    max: 240,
  }),
  entrance: line({ label: 'Next steps: what to show at the entrance' }),
  included: list(named, { label: 'Next steps: what is included', min: 1, max: 8 }),
  notIncluded: z.optional(
    list(named, { label: 'Next steps: what is not included', min: 1, max: 4 }),
  ),
  workshops: list(
    z.strictObject({
      title: line({ label: 'Theme', max: 48 }),
      text: paragraph({ label: 'Question', max: 200 }),
    }),
    { label: 'Workshops to choose from', min: 2, max: 10 },
  ),
  workshopRule: z.optional(
    paragraph({
      label: 'How guests are placed in workshops',
      help: 'For those who see more than one round of them in the schedule.',
      max: 240,
    }),
  ),
  workshopsUntil: z.optional(
    day({
      label: 'Last day to choose a workshop',
      help: 'After the first day to register, before the end of the forum; else the mail about workshops names none.',
    }),
  ),
});
