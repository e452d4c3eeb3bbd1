import { environment, styled, useStore } from '@raade/platform';
import { Button, Spinner } from '@raade/ui';
import { type SubmitEvent, useRef } from 'react';
import { type DonationStore, goBack, isTaken } from '../flow/donation-state.ts';
import { pay, recordPaid } from '../flow/pay.ts';
import { PAYMENT_SYSTEM_MESSAGES } from '../flow/payment-messages.ts';
import { DonationSummary } from '../donation-summary.tsx';
import type { FindCard } from './card-field.tsx';
import { PaymentFailure } from './payment-failure.tsx';
import { type PaymentSystem, recordWithoutStripe } from './use-payment-system.ts';

interface PaymentStepProps {
  readonly store: DonationStore;
  readonly system: PaymentSystem;
}

const Form = styled.form`
  display: grid;
  gap: var(--space-6);
`;

/** The loader is as high as the card field that takes its place. */
const Loader = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 4.75rem;
  color: var(--color-text-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-direction: row-reverse;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-3);
`;

export function PaymentStep({ store, system }: PaymentStepProps) {
  const { donation, payment } = useStore(store);
  const findCard = useRef<FindCard>(null);
  const isBusy = payment.status === 'paying' || payment.status === 'recording';
  const isPaid = payment.status === 'unrecorded';

  const gateway = () => {
    if (system.status !== 'ready') return undefined;
    const { stripe, code } = system;
    const cardField = () => findCard.current?.() ?? null;
    return code.createPaymentGateway({ environment: environment(), stripe, cardField });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void (isPaid ? recordPaid(store, recordWithoutStripe) : pay(store, gateway()));
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      {donation && <DonationSummary donation={donation} />}
      {system.status === 'ready' && !isPaid && (
        <system.code.CardField stripe={system.stripe} ref={findCard} />
      )}
      {system.status === 'loading' && !isTaken(payment) && (
        <Loader role="status">
          <Spinner /> {PAYMENT_SYSTEM_MESSAGES.loading}
        </Loader>
      )}
      <PaymentFailure payment={payment} />
      {system.status === 'ready' && donation && !isPaid && (
        <system.code.Assurance amount={donation.amount} />
      )}
      <Actions>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Processing...' : isPaid ? 'Try Again' : 'Donate'}
        </Button>
        {!isPaid && (
          <Button look="quiet" disabled={isBusy} onClick={() => store.setState(goBack)}>
            Back
          </Button>
        )}
      </Actions>
    </Form>
  );
}
