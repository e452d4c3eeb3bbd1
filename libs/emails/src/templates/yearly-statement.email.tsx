/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/brand';
import { Details } from '../blocks/details.tsx';
import { Signature } from '../blocks/signature.tsx';
import { Sum } from '../blocks/sum.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { greeting, withoutLinks } from '../inputs/person-name.ts';
import { statementInput, statementRows } from '../inputs/statement.schema.ts';

/** Lists what a donor gave in a year, for their taxes. The gifts themselves are in the document that comes with it. */
export const statementEmail = defineTemplate({
  name: 'yearly statement',
  input: statementInput,
  subject: ({ year }) => `Your gifts to ${BRAND.shortName} in ${year}`,
  previewText: ({ year }) =>
    `Thank you for what you gave in ${year}. Here is the list for your taxes.`,
  body: (statement) => (
    <>
      <Title>Your gifts in {statement.year}</Title>
      <Paragraph>{greeting(statement.donorName)}</Paragraph>
      <Paragraph>
        Thank you for what you gave in {statement.year}. The document that comes with this email
        lists each gift ({statement.gifts.length}) with the number of its receipt.
      </Paragraph>
      {statementRows(statement).sums.map(({ label, amount }) => (
        <Sum key={amount} label={label} amount={amount} />
      ))}
      <Details
        label="Your statement"
        rows={[
          ['Donor', withoutLinks(statement.donorName ?? 'Anonymous')],
          ['To', statement.organization.name],
          ['Address', statement.organization.address],
          ['Tax ID (EIN)', statement.organization.taxId],
        ]}
      />
      <SmallPrint>{statement.goodsWording}</SmallPrint>
      <SmallPrint>{statement.taxWording}</SmallPrint>
      <Signature />
    </>
  ),
});
