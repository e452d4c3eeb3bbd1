import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled, useStore } from '@raade/platform';
import { Button, Card, Notice } from '@raade/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { changeForm, type DonationStore, isCharged, type Step } from './flow/donation-state.ts';
import { emptyForm, isWritten } from './flow/donation-form.ts';
import { DraftNote } from '../draft-note/draft-note.tsx';
import { InformationStep } from './information/information-step.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { usePaymentSystem } from './payment/use-payment-system.ts';
import { Stepper } from './stepper.tsx';
import { notifyDonor } from './notify-donor.ts';
import { ThanksStep } from './thanks-step.tsx';
import { NoScriptNotice, OrPaymentLink } from '../without-script/no-script-notice.tsx';

const HEADINGS: Readonly<Record<Exclude<Step, 'thanks'>, string>> = {
  information: 'Your Donation',
  payment: 'Complete Your Donation',
};

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.smallTablet} {
    gap: var(--space-6);
  }

  > header > :is(h2, h3) {
    font-size: 1.375rem;
    line-height: 1.3;
  }

  > header > :focus {
    outline: none;
  }
`;

const ErrorPanel = styled(Notice)`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
`;

interface DonationFlowProps {
  readonly store: DonationStore;
  /** Level of its heading, below that of its page or section. */
  readonly level: 2 | 3;
}

/** Returns a ref for the heading of the step; focuses it when the step changes, but not when the page opens. */
function useStepHeading(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

/** The donation form with its steps: information, payment, thanks. */
export function DonationFlow({ store, level }: DonationFlowProps) {
  const Title = `h${level}` as const;
  const { step, form, payment } = useStore(store);
  const { giving } = useContent();
  const heading = useStepHeading(step);
  /** A new key resets the errors of the form. */
  const [formKey, setFormKey] = useState(0);
  const isToBePaid = step === 'payment' && !isCharged(payment);
  const system = usePaymentSystem(isToBePaid);

  const discard = () => {
    // The attempt is kept, so that a payment that succeeded unnoticed is not made twice.
    store.setState((state) => changeForm(state, emptyForm(giving)));
    setFormKey(formKey + 1);
    notifyDonor(undefined);
    return () => store.setState((state) => changeForm(state, form));
  };

  if (system.status === 'failed' && isToBePaid) {
    // Shown until the page is reloaded, so that nobody types a card number into a half-loaded form.
    return (
      <ErrorPanel role="alert" $tone="danger">
        <Title>Payment System Error</Title>
        <p>
          We&apos;re experiencing technical difficulties with our payment system. Please try again
          later or contact us for alternative donation methods.
        </p>
        <Button onClick={() => window.location.reload()}>Try Again</Button>
      </ErrorPanel>
    );
  }
  if (step === 'thanks') {
    return (
      <Frame>
        <ThanksStep store={store} level={level} headingRef={heading} />
      </Frame>
    );
  }
  return (
    <Frame>
      <Stepper current={step} />
      <header>
        <Title ref={heading} tabIndex={-1}>
          {HEADINGS[step]}
        </Title>
        {step === 'information' && (
          <DraftNote isWritten={isWritten(form)} discard={discard}>
            A one-time gift by card: it will not repeat.
          </DraftNote>
        )}
      </header>
      <NoScriptNotice
        subject="A gift to RAADE"
        before="To give without it, write to"
        after={<OrPaymentLink />}
      />
      {step === 'information' && <InformationStep key={formKey} store={store} />}
      {step === 'payment' && <PaymentStep store={store} system={system} />}
    </Frame>
  );
}
