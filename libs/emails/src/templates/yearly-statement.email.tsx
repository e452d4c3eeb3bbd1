/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import { formatCents } from '@raade/contracts/money/money';
import { Details } from '../blocks/details.tsx';
import { Signature } from '../blocks/signature.tsx';
import { Sum } from '../blocks/sum.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { greeting, withoutLinks } from '../inputs/person-name.ts';
import { dayInWords } from '../inputs/receipt-rows.ts';
import {
  donationsOfYear,
  statementGoodsWording,
  statementInput,
  statementRows,
  type StatementInput,
} from '../inputs/statement.schema.ts';

/** Maximum number of donations in the email itself. Mail programs cut off long emails. */
const LISTED_DONATIONS = 30;

/** Lists a donor's donations of a year, for taxes. The attached document contains the same, for printing. */
export const statementEmail = defineTemplate({
  name: 'yearly statement',
  input: statementInput,
  subject: ({ year, donations }) =>
    `Your ${donations.length === 1 ? 'gift' : 'gifts'} to ${BRAND.shortName} in ${year}`,
  previewText: ({ year }) =>
    `Thank you for what you gave in ${year}. Here is the list for your taxes.`,
  body: (statement, { facts: { giving } }) => (
    <>
      <Title>{donationsOfYear(statement)}</Title>
      <Paragraph>{greeting(statement.donorName)}</Paragraph>
      <Paragraph>
        Thank you for what you gave in {statement.year}. {listingSentence(statement)}
      </Paragraph>
      {statementRows(statement).sums.map(({ label, amount }) => (
        <Sum key={amount} label={label} amount={amount} />
      ))}
      <Details label={donationsOfYear(statement)} rows={donationRows(statement)} />
      <Details
        label="Your statement"
        rows={[
          ['Donor', withoutLinks(statement.donorName ?? 'Anonymous')],
          ['To', statement.organization.name],
          ['Address', statement.organization.address],
          ['Tax ID (EIN)', statement.organization.taxId],
        ]}
      />
      <SmallPrint>{statementGoodsWording(statement)}</SmallPrint>
      <SmallPrint>{statement.taxWording}</SmallPrint>
      <Signature by={giving.receipt.signedBy} />
    </>
  ),
});

/** Tells the reader where the donations are listed: here, or in the attached document alone. */
function listingSentence({ donations }: StatementInput): string {
  if (donations.length === 1)
    return 'Your gift is below, with the number of its receipt. The attached document says the same, for printing.';
  if (donations.length <= LISTED_DONATIONS)
    return `Your ${donations.length} gifts are below, each with the number of its receipt. The attached document says the same, for printing.`;
  return `The first ${LISTED_DONATIONS} of your ${donations.length} gifts are below, each with the number of its receipt. The attached document lists all.`;
}

const donationRows = ({ donations }: StatementInput) =>
  donations.slice(0, LISTED_DONATIONS).map(({ paidOn, number, currency, given, returned }) => {
    const refundText =
      returned > 0 &&
      `, ${formatCents(returned, currency)} of it refunded: ${formatCents(given - returned, currency)} remains`;
    const fact = (
      <>
        {formatCents(given, currency)}
        {refundText}
        <br />
        Receipt {number}
      </>
    );
    return [dayInWords(paidOn), fact] as const;
  });
