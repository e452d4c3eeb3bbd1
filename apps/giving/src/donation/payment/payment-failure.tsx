import { styled } from '@raade/platform';
import { Notice } from '@raade/ui';
import { useEffect, useRef } from 'react';
import type { Payment } from '../flow/donation-state.ts';
import { PAYMENT_MESSAGES } from '../flow/payment-messages.ts';

/* Above it is room for the card field, below the toast that lies over the top of a phone. */
const Place = styled(Notice)`
  scroll-margin-block: 14rem 2rem;
`;

interface PaymentFailureProps {
  readonly id: string;
  readonly payment: Payment;
}

/** The reason why the last try did not go through, and what to do now, where the next one starts. A toast reads it out. */
export function PaymentFailure({ id, payment }: PaymentFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasFailed = 'error' in payment;
  useEffect(() => {
    if (hasFailed) place.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);

  if (!hasFailed) return null;
  return (
    <Place ref={place} id={id} $tone="danger">
      <strong>{PAYMENT_MESSAGES.failureTitle}</strong>
      <p>{payment.error}</p>
      {payment.status === 'unrecorded' && <p>{PAYMENT_MESSAGES.notChargedAgain}</p>}
      {payment.status === 'ready' && payment.advice && <p>{payment.advice}</p>}
    </Place>
  );
}
