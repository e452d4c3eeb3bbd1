/** @jsxImportSource preact */
import { Details } from '../blocks/details.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import { greeting, withoutLinks } from '../inputs/person-name.ts';
import { receiptRows } from '../inputs/receipt-rows.ts';
import { receiptWords } from '../inputs/receipt-words.ts';
import { receiptInput } from '../inputs/receipt.schema.ts';

/** Thanks a donor and states what was given, for their records; or tells that an earlier receipt holds no longer. */
export const donationReceiptEmail = defineTemplate({
  name: 'donation receipt',
  input: receiptInput,
  subject: (receipt) => receiptWords(receipt).subject,
  previewText: (receipt) => receiptWords(receipt).previewText,
  body: (receipt) => (
    <>
      <Title>{receiptWords(receipt).title}</Title>
      <Paragraph>{greeting(receipt.donorName)}</Paragraph>
      <Paragraph>{receiptWords(receipt).message}</Paragraph>
      <Details
        label="Your donation"
        rows={receiptRows(receipt).map(([label, fact]) => [
          label,
          label === 'Donor' ? withoutLinks(fact) : fact,
        ])}
      />
      {receipt.kind !== 'cancelled' && <SmallPrint>{receipt.goodsWording}</SmallPrint>}
      <SmallPrint>{receipt.taxWording}</SmallPrint>
    </>
  ),
});
