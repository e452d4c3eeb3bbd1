import { BRAND } from '@raade/contracts/base/brand';
import { formatCents } from '@raade/contracts/money/money';
import type { EmailFrame } from '../document/email-document.tsx';
import type { ReceiptInput } from './receipt.schema.ts';

interface Texts {
  readonly subject: string;
  readonly title: string;
  readonly previewText: string;
  readonly message: string;
}

const { shortName } = BRAND;

/** The texts of a receipt email, in addition to its data. */
export function receiptTexts(receipt: ReceiptInput, { facts: { giving } }: EmailFrame): Texts {
  const { kind, amountCents, returnedCents, replaces } = receipt;
  const [amount, returned] = [formatCents(amountCents), formatCents(returnedCents)];
  if (kind === 'first') {
    return {
      subject: `Your donation to ${shortName}`,
      title: giving.receipt.title,
      previewText: `Thank you for your donation of ${amount}. This is your receipt.`,
      message: `We have received your donation of ${amount}. ${giving.purpose}`,
    };
  }
  if (kind === 'corrected') {
    const currentState =
      returnedCents === 0
        ? `We have your donation of ${amount} in full.`
        : `${returned} of your donation of ${amount} was returned to you.`;
    return {
      subject: `Your corrected receipt from ${shortName}`,
      title: 'Your corrected receipt',
      previewText: `${currentState} This is your receipt now.`,
      message: `${currentState} Please keep this email in place of your receipt ${replaces ?? ''}, which is no longer valid.`,
    };
  }
  return {
    subject: `Your canceled receipt from ${shortName}`,
    title: 'Your receipt is canceled',
    previewText: `The receipt for your donation of ${amount} is no longer valid.`,
    message: `${whyCanceled(receipt)} Your receipt ${replaces ?? ''} is no longer valid: please do not use it for your taxes.`,
  };
}

/** A sentence about a donation that was returned completely. Email and PDF contain the same one. */
export function whyCanceled({ canceledBecause, amountCents }: ReceiptInput): string {
  const donation = `Your donation of ${formatCents(amountCents)}`;
  switch (canceledBecause) {
    case 'returned':
      return `${donation} was returned to you.`;
    case 'disputed':
      return `${donation} was returned to you by your bank, because the payment was disputed.`;
    case 'returned-and-disputed':
      return `${donation} was returned to you: a part by us, the rest by your bank, because the payment was disputed.`;
    case 'unpaid':
      return `${donation} did not reach us: your bank did not pay it.`;
    case 'mistake':
      return `We entered a donation of ${formatCents(amountCents)} from you by mistake.`;
    case null:
      return `${donation} was returned to you, or did not reach us after all.`;
  }
}
