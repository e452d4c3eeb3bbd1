/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/brand';
import { MIN_DONATION_CENTS } from '@raade/contracts/donations';
import { FORUM } from '@raade/contracts/forum';
import { formatCents } from '@raade/contracts/money';
import * as z from 'zod/mini';
import { Details } from '../blocks/details.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { greeting, personName, withoutLinks } from '../inputs/person-name.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: FORUM.timeZone });

const input = z.strictObject({
  /** Null for who gives anonymously. */
  donorName: z.nullable(personName),
  /** Whole US cents. */
  amountCents: z.int().check(z.minimum(MIN_DONATION_CENTS)),
  /** Moment of the payment; shown as the day in Houston. */
  date: z.date(),
  /** Sentence about tax: configuration, since a lawyer words it. */
  taxWording: z.string('is missing').check(z.minLength(1, 'must not be empty')),
});

/** Thanks a donor and states what was given, for their records. */
export const donationReceiptEmail = defineTemplate({
  name: 'donation receipt',
  input,
  subject: `Your donation to ${BRAND.shortName}`,
  previewText: ({ amountCents }) =>
    `Thank you for your donation of ${formatCents(amountCents)}. This is your receipt.`,
  body: ({ donorName, amountCents, date, taxWording }) => (
    <>
      <Title>Thank you for your donation</Title>
      <Paragraph>{greeting(donorName)}</Paragraph>
      <Paragraph>
        We have received your donation of {formatCents(amountCents)}. It helps bring students,
        partners and speakers together at our forum. Please keep this email as your receipt.
      </Paragraph>
      <Details
        label="Your donation"
        rows={[
          ['Amount', `${formatCents(amountCents)} USD`],
          ['Date', day.format(date)],
          ['Donor', withoutLinks(donorName ?? 'Anonymous')],
          ['To', BRAND.fullName],
        ]}
      />
      <SmallPrint>{taxWording}</SmallPrint>
    </>
  ),
});
