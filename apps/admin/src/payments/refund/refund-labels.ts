import type { RefundReason, RefundResponse } from '@raade/contracts/money/refunds';
import { formatCents } from '@raade/contracts/money/money';
import type { ToastMessage } from '@raade/platform';

/** Stripe's reasons in the words of staff. */
export const REASON_LABELS: Readonly<Record<RefundReason, string>> = {
  requested_by_customer: 'The donor asked for it',
  duplicate: 'It was given twice',
  fraudulent: 'Somebody else used the card',
};

/** What became of a refund. */
export function newsOf({ amount, state }: RefundResponse, donor: string): ToastMessage {
  const money = formatCents(amount);
  switch (state) {
    case 'succeeded':
      return {
        tone: 'success',
        title: `Refunded ${money} to ${donor}`,
        description: 'A corrected receipt goes to the donor by email.',
      };
    case 'pending':
      return {
        tone: 'success',
        title: `${money} on the way back to ${donor}`,
        description: 'Stripe waits for money on our account. The details tell when it went out.',
      };
    case 'failed':
      return {
        tone: 'danger',
        title: `The bank of ${donor} sent ${money} back`,
        description: 'The money is with us, and still owed. Please ask the donor for another way.',
      };
  }
}
