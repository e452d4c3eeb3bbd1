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
import { receiptTexts } from '../inputs/receipt-texts.ts';
import { receiptInput, type ReceiptInput } from '../inputs/receipt.schema.ts';

/** The receipt for a donation, with thanks; or the notice that an earlier receipt is no longer valid. */
export const donationReceiptEmail = defineTemplate({
  name: 'donation receipt',
  input: receiptInput,
  subject: (receipt, frame) => receiptTexts(receipt, frame).subject,
  previewText: (receipt, frame) => receiptTexts(receipt, frame).previewText,
  body: (receipt, frame) => (
    <>
      <Title>{receiptTexts(receipt, frame).title}</Title>
      <Paragraph>{greeting(receipt.donorName)}</Paragraph>
      <Paragraph>{receiptTexts(receipt, frame).message}</Paragraph>
      <Facts {...receipt} />
      {receipt.kind !== 'canceled' && (
        <>
          <SmallPrint>{receipt.goodsWording}</SmallPrint>
          <SmallPrint>{receipt.taxWording}</SmallPrint>
          <SmallPrint>{keepingAdvice(receipt, frame)}</SmallPrint>
        </>
      )}
      {receipt.kind === 'first' && (
        <SiteLink {...frame.facts.giving.receipt.work} siteUrl={frame.siteUrl} />
      )}
      <Signature by={frame.facts.giving.receipt.signedBy} closing={closing(receipt)} />
    </>
  ),
});

/** Thanks the donor for a new donation only, not after bad news. */
const closing = ({ kind }: ReceiptInput) => (kind === 'first' ? 'With thanks,' : 'Sincerely,');

/** Advises to keep the receipt, and offers a full refund unless a part was refunded. */
function keepingAdvice({ returnedCents }: ReceiptInput, { facts: { giving } }: EmailFrame): string {
  const refundSentence = returnedCents === 0 ? refundPromise(giving.daysToReturn) : '';
  return `${giving.receipt.keep} ${refundSentence}`.trim();
}

/** The amount that is valid now; `Canceled` for a canceled receipt. */
const currentAmount = (receipt: ReceiptInput) =>
  receipt.kind === 'canceled' ? 'Canceled' : keptAmount(receipt);

/** The facts of the receipt. Number and amount stand above the rows, which repeat only an amount that has changed. */
function Facts(receipt: ReceiptInput) {
  const isUnchangedDonation = receipt.kind === 'first' && receipt.returnedCents === 0;
  const labelsAbove = isUnchangedDonation ? ['Receipt', 'Amount'] : ['Receipt'];
  return (
    <>
      <Sum label={`Receipt ${receipt.number}`} amount={currentAmount(receipt)} />
      <Details
        label="Your donation"
        rows={receiptRows(receipt)
          .filter(([label]) => !labelsAbove.includes(label))
          .map(([label, fact]) => [label, label === 'Donor' ? withoutLinks(fact) : fact])}
      />
    </>
  );
}
