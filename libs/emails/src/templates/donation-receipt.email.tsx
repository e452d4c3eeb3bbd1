/** @jsxImportSource preact */
import { refundPromise } from '@raade/contracts/money/refund-promise';
import { Details } from '../blocks/details.tsx';
import { Signature } from '../blocks/signature.tsx';
import { SiteLink } from '../blocks/site-link.tsx';
import { Sum } from '../blocks/sum.tsx';
import { Paragraph, SmallPrint, Title } from '../blocks/text.tsx';
import { defineTemplate } from '../define-template.tsx';
import type { EmailFrame } from '../document/email-document.tsx';
import { greeting, withoutLinks } from '../inputs/person-name.ts';
import { keptAmount, receiptRows } from '../inputs/receipt-rows.ts';
import { receiptWords } from '../inputs/receipt-words.ts';
import { receiptInput, type ReceiptInput } from '../inputs/receipt.schema.ts';

/** The receipt for a donation, with thanks; or the notice that an earlier receipt is no longer valid. */
export const donationReceiptEmail = defineTemplate({
  name: 'donation receipt',
  input: receiptInput,
  subject: (receipt, frame) => receiptWords(receipt, frame).subject,
  previewText: (receipt, frame) => receiptWords(receipt, frame).previewText,
  body: (receipt, frame) => (
    <>
      <Title>{receiptWords(receipt, frame).title}</Title>
      <Paragraph>{greeting(receipt.donorName)}</Paragraph>
      <Paragraph>{receiptWords(receipt, frame).message}</Paragraph>
      <Facts {...receipt} />
      {receipt.kind !== 'canceled' && (
        <>
          <SmallPrint>{receipt.goodsWording}</SmallPrint>
          <SmallPrint>{receipt.taxWording}</SmallPrint>
          <SmallPrint>{keeping(receipt, frame)}</SmallPrint>
        </>
      )}
      {receipt.kind === 'first' && (
        <SiteLink {...frame.facts.giving.receipt.work} siteUrl={frame.siteUrl} />
      )}
      <Signature by={frame.facts.giving.receipt.signedBy} closing={closing(receipt)} />
    </>
  ),
});

/** Thanks are included for a new donation only, not before bad news. */
const closing = ({ kind }: ReceiptInput) => (kind === 'first' ? 'With thanks,' : 'Sincerely,');

/** After a partial refund, the email does not offer a full refund. */
function keeping({ returnedCents }: ReceiptInput, { facts: { giving } }: EmailFrame): string {
  const promised = returnedCents === 0 ? refundPromise(giving.daysToReturn) : '';
  return `${giving.receipt.keep} ${promised}`.trim();
}

/** The amount that is valid now, or that the receipt is canceled. */
const inShort = (receipt: ReceiptInput) =>
  receipt.kind === 'canceled' ? 'Canceled' : keptAmount(receipt);

/** Number and amount are above the rows, which do not repeat them unless the amount differs from the donation. */
function Facts(receipt: ReceiptInput) {
  const isWhole = receipt.kind === 'first' && receipt.returnedCents === 0;
  const said = isWhole ? ['Receipt', 'Amount'] : ['Receipt'];
  return (
    <>
      <Sum label={`Receipt ${receipt.number}`} amount={inShort(receipt)} />
      <Details
        label="Your donation"
        rows={receiptRows(receipt)
          .filter(([label]) => !said.includes(label))
          .map(([label, fact]) => [label, label === 'Donor' ? withoutLinks(fact) : fact])}
      />
    </>
  );
}
