import { Notice } from '@raade/ui';
import type { Payment } from '../flow/donation-state.ts';
import { PAYMENT_MESSAGES } from '../flow/payment-messages.ts';

/** The reason why the last try did not go through, where the next one starts. A toast reads it out. */
export function PaymentFailure({ payment }: { readonly payment: Payment }) {
  if (!('error' in payment)) return null;
  return (
    <Notice $tone="danger">
      <strong>{PAYMENT_MESSAGES.failureTitle}</strong>
      <p>{payment.error}</p>
      {payment.status === 'unrecorded' && <p>{PAYMENT_MESSAGES.notChargedAgain}</p>}
    </Notice>
  );
}
