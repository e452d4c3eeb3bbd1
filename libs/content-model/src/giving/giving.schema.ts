import { MAX_DONATION_CENTS } from '@raade/contracts/money/donation-amount';
import * as z from 'zod/mini';
import { count, group, line, list, paragraph, sitePath } from '../fields/fields.ts';

const CENTS = 100;
const MOST_DOLLARS = Math.floor(MAX_DONATION_CENTS / CENTS);

/** Maximum number of days in which a donation can be returned. */
const MOST_DAYS = 365;

const dollars = (label: string, help: string) =>
  count(label, { help, max: MOST_DOLLARS, whole: 'dollars' });

const tier = {
  title: line('Title', { max: 40 }),
  description: line('What it pays for', {
    help: 'One sentence, such that somebody could ask for the bill.',
    max: 140,
  }),
};
const benefit = line('Part', { max: 60 });

/** Texts about donations: beside the form, after a donation, and in receipts (without their legal text). */
export const givingSchema = z
  .strictObject({
    summary: paragraph('For search engines', {
      help: 'What the page is for, in one or two sentences.',
      max: 200,
    }),
    purpose: paragraph('What gifts pay for', {
      help: 'Beside the form and in the receipt’s mail.',
      max: 240,
    }),
    fund: line('Name of the fund', {
      help: 'The same in the form, in the thanks and on receipts.',
      max: 60,
    }),
    taxNote: paragraph('Whether a gift is deductible', {
      help: 'Beside the form; what receipts say of it is a setting.',
      max: 240,
    }),
    answeredBy: z.optional(
      line('Who answers questions about gifts', {
        help: 'A sentence that ends with a colon: the address stands after it.',
      }),
    ),
    daysToReturn: count('Days in which a gift is given back', {
      help: 'Beside the form and on receipts.',
      max: MOST_DAYS,
      whole: 'days',
    }),
    lastYear: paragraph('What became of last year’s gifts', {
      help: 'In one sentence, with the sums that the page About gives.',
      max: 160,
    }),
    section: z.strictObject({
      title: line('On the forum’s page: heading', { max: 60 }),
      lead: paragraph('On the forum’s page: text', { max: 240 }),
    }),
    tiers: list(
      'Amounts to choose',
      z.strictObject({
        dollars: dollars('Dollars', 'An amount to choose in the form.'),
        ...tier,
        benefits: list('Parts of it', benefit, { min: 3, max: 3 }),
      }),
      { help: 'The smallest first.', min: 2, max: 8 },
    ),
    chosenFirst: dollars('Chosen at first', 'One of the amounts.'),
    ownAmount: group('Of an amount that the donor types', tier),
    otherAmount: group('Of no amount yet', tier),
    paysFor: list('What such a gift pays for', benefit, { min: 3, max: 3 }),
    receipt: z.strictObject({
      title: line('Receipt’s mail: heading', { max: 60 }),
      keep: paragraph('Receipt’s mail: that it is to be kept', { max: 240 }),
      work: z.strictObject({
        label: line('Receipt’s mail: link', { max: 60 }),
        path: sitePath('Leads to'),
      }),
      thanks: line('Receipt as PDF: last line', { max: 80 }),
      signedBy: z.optional(
        line('Receipt’s mail: who signs it', {
          help: 'Name and office. Without it, all of us sign.',
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
        const before = tiers[index - 1];
        if (before && before.dollars >= amount)
          report(['tiers', index, 'dollars'], 'must be more than the amount before');
      });
      if (!tiers.some(({ dollars: amount }) => amount === chosenFirst))
        report(['chosenFirst'], 'must be one of the amounts to choose');
    }),
  );
export type Giving = z.infer<typeof givingSchema>;
