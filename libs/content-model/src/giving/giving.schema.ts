import { MAX_DONATION_CENTS } from '@raade/contracts/money/donation-amount';
import * as z from 'zod/mini';
import { count, group, line, list, paragraph, sitePath } from '../fields/fields.ts';

/** Maximum donation in dollars. */
const MAX_DOLLARS = Math.floor(MAX_DONATION_CENTS / 100);

/** Maximum number of days in which a donation can be returned. */
const MOST_DAYS = 365;

const dollars = (label: string, help: string) =>
  count(label, { help, max: MAX_DOLLARS, unit: 'dollars' });

/** The texts of a suggested amount. */
const tier = {
  title: line('Title', { max: 40 }),
  description: line('What it pays for', {
    help: 'One sentence that is specific enough to be checked against a bill.',
    max: 140,
  }),
};
const benefit = line('Item', { max: 60 });

/** Texts about donations: beside the form, after a donation, and in receipts (without their legal text). */
export const givingSchema = z
  .strictObject({
    summary: paragraph('For search engines', {
      help: 'Describe the purpose of the page in one or two sentences.',
      max: 200,
    }),
    purpose: paragraph('What donations pay for', {
      help: 'This text appears next to the form and in the receipt email.',
      max: 240,
    }),
    fund: line('Name of the fund', {
      help: 'The name appears in the form, on the thank-you page and on receipts.',
      max: 60,
    }),
    taxNote: paragraph('Tax deduction', {
      help: 'This text appears next to the form. The text on receipts is a setting.',
      max: 240,
    }),
    answeredBy: z.optional(
      line('Contact for questions about donations', {
        help: 'End this sentence with a colon. The email address follows it.',
      }),
    ),
    daysToReturn: count('Days in which a donation can be returned', {
      help: 'This number appears next to the form and on receipts.',
      max: MOST_DAYS,
      unit: 'days',
    }),
    lastYear: paragraph('Use of last year’s donations', {
      help: 'Write one sentence with the same figures as on the About page.',
      max: 160,
    }),
    section: z.strictObject({
      title: line('On the forum page: heading', { max: 60 }),
      lead: paragraph('On the forum page: text', { max: 240 }),
    }),
    tiers: list(
      'Suggested amounts',
      z.strictObject({
        dollars: dollars('Dollars', 'An amount that the form suggests.'),
        ...tier,
        benefits: list('What it includes', benefit, { min: 3, max: 3 }),
      }),
      { help: 'Begin with the smallest amount.', min: 2, max: 8 },
    ),
    chosenFirst: dollars('Preselected amount', 'This must be one of the suggested amounts.'),
    ownAmount: group('Text for an amount that the donor enters', tier),
    otherAmount: group('Text before an amount is chosen', tier),
    paysFor: list('What other amounts pay for', benefit, { min: 3, max: 3 }),
    receipt: z.strictObject({
      title: line('Receipt email: heading', { max: 60 }),
      keep: paragraph('Receipt email: advice to keep it', { max: 240 }),
      work: z.strictObject({
        label: line('Receipt email: link text', { max: 60 }),
        path: sitePath('Page'),
      }),
      thanks: line('PDF receipt: last line', { max: 80 }),
      signedBy: z.optional(
        line('Receipt email: signature', {
          help: 'Enter a name and office. If this is empty, the email is signed by the whole team.',
          max: 80,
        }),
      ),
    }),
  })
  .check(
    z.superRefine(({ tiers, chosenFirst }, context) => {
      const report = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      tiers.forEach(({ dollars: amount }, index) => {
        const previousTier = tiers[index - 1];
        if (previousTier && previousTier.dollars >= amount)
          report(['tiers', index, 'dollars'], 'must be more than the amount before');
      });
      if (!tiers.some(({ dollars: amount }) => amount === chosenFirst))
        report(['chosenFirst'], 'must be one of the suggested amounts');
    }),
  );
export type Giving = z.infer<typeof givingSchema>;
