import { formatCents } from '@raade/contracts/money/money';
import { environment, media, styled, useStore } from '@raade/platform';
import { Button, Notice, Spinner } from '@raade/ui';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { Assurance, CARD_NOTICE } from '../assurance/assurance.tsx';
import { ImpactPanel } from '../../impact/impact-panel.tsx';
import { type DonationStore, goBack, isCharged, type Payment } from '../flow/donation-state.ts';
import { pay, recordPaid } from '../flow/pay.ts';
import { PAYMENT_MESSAGES } from '../flow/payment-messages.ts';
import { DonationSummary } from '../donation-summary.tsx';
import { stepColumns } from '../step-columns.styles.ts';
import { notifyDonor } from '../notify-donor.ts';
import type { FindCard } from './card-field.tsx';
import { type PaymentSystem, recordWithoutStripe } from './use-payment-system.ts';

interface PaymentStepProps {
  readonly store: DonationStore;
  /** Stripe, and as `code` our components and functions that use it. Both are loaded on demand. */
  readonly system: PaymentSystem;
}

const Form = styled.form`
  ${stepColumns}

  /* On small screens the impact panel is not repeated: it was shown at the step with the amounts. */
  ${media.belowDesktop} {
    > aside {
      display: none;
    }
  }
`;

/** As high as the card field that replaces it. */
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
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  p {
    flex: 1 1 100%;
    order: -1;
    font-size: var(--text-lead);
  }

  ${media.belowSmallTablet} {
    > [type='submit'] {
      flex: 1 1 100%;
    }
  }

  ${media.smallTablet} {
    p {
      flex: 1;
      order: 0;
      text-align: end;
    }
  }
`;

/** The second step: card, and button to pay. If a charge could not be recorded, the button only records it. */
export function PaymentStep({ store, system }: PaymentStepProps) {
  const { form, donation, payment } = useStore(store);
  const id = useId();
  const findCard = useRef<FindCard>(null);
  const isBusy = payment.status === 'paying' || payment.status === 'recording';
  const isUnrecorded = payment.status === 'unrecorded';
  const idleLabel = isUnrecorded ? 'Try Again' : 'Donate';

  const createGateway = () => {
    if (system.status !== 'ready') return undefined;
    const { stripe, code } = system;
    const cardField = () => findCard.current?.() ?? null;
    return code.createPaymentGateway({ environment: environment(), stripe, cardField });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void (isUnrecorded ? recordPaid(store, recordWithoutStripe) : pay(store, createGateway()));
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      {donation && <DonationSummary donation={donation} />}
      {!isUnrecorded && <p>{CARD_NOTICE} A receipt comes by email at once.</p>}
      {system.status === 'ready' && !isUnrecorded && (
        <system.code.CardField
          stripe={system.stripe}
          ref={findCard}
          onUse={() => notifyDonor(undefined)}
        />
      )}
      {system.status === 'loading' && !isCharged(payment) && (
        <Loader role="status">
          <Spinner /> Loading payment system...
        </Loader>
      )}
      <PaymentFailure id={`${id}-failure`} payment={payment} />
      <Actions>
        <Button type="submit" isBusy={isBusy} aria-describedby={`${id}-charge ${id}-failure`}>
          {isBusy ? 'Processing...' : idleLabel}
        </Button>
        {donation && !isUnrecorded && (
          <p id={`${id}-charge`}>
            <strong>{`You will be charged ${formatCents(donation.amount)} once.`}</strong>
          </p>
        )}
        {!isUnrecorded && (
          <Button look="quiet" disabled={isBusy} onClick={() => store.setState(goBack)}>
            Back
          </Button>
        )}
      </Actions>
      {system.status === 'ready' && !isUnrecorded && (
        <Assurance>
          <system.code.CardAssurance />
        </Assurance>
      )}
      <ImpactPanel amount={form.amount} />
    </Form>
  );
}

/* The scroll margins leave room for the card field above, and for the toast at the top of phones. */
const FailureNotice = styled(Notice)`
  scroll-margin-block: 14rem 2rem;
`;

/**
 * The reason why the last try failed, and advice, above the button for the next try. Screen readers do not announce it,
 * since a toast with the same reason is announced.
 */
function PaymentFailure({ id, payment }: { readonly id: string; readonly payment: Payment }) {
  const notice = useRef<HTMLDivElement>(null);
  const hasFailed = 'error' in payment;
  useEffect(() => {
    if (hasFailed) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);

  if (!hasFailed) return null;
  return (
    <FailureNotice ref={notice} id={id} $tone="danger">
      <strong>{PAYMENT_MESSAGES.failureTitle}</strong>
      <p>{payment.error}</p>
      {payment.status === 'unrecorded' && <p>{PAYMENT_MESSAGES.notChargedAgain}</p>}
      {payment.status === 'ready' && payment.advice && <p>{payment.advice}</p>}
    </FailureNotice>
  );
}
