import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled, useStore } from '@raade/platform';
import {
  Button,
  Checkbox,
  Field,
  Input,
  isField,
  renderText,
  TextArea,
  useFieldErrors,
} from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import { MIN_DONATION_CENTS } from '@raade/contracts/money/donation-amount';
import { DONATION_LIMITS } from '@raade/contracts/money/donation.schema';
import { formatCents } from '@raade/contracts/money/money';
import { acceptInformation, changeForm, type DonationStore } from '../flow/donation-state.ts';
import { EmailSuggestion } from '../../email/email-suggestion.tsx';
import { importPaymentSystem } from '../payment/use-payment-system.ts';
import { donationFailed, notifyDonor } from '../notify-donor.ts';
import { ButtonAssurance, NameAssurance } from '../assurance/assurance.tsx';
import { ImpactPanel } from '../../impact/impact-panel.tsx';
import { tierOf } from '../../impact/tiers.ts';
import { stepColumns } from '../step-columns.styles.ts';
import { AmountFields } from './amount-fields.tsx';
import { checkForm } from './check-form.ts';
import { type DonationForm, enteredCents } from '../flow/donation-form.ts';

const Form = styled.form`
  ${stepColumns}
`;

/** Name and example of the amount in one sentence, where the full panel comes after the fields. */
const Example = styled.p`
  margin-block-start: calc(-1 * var(--space-3));

  ${media.belowSmallTablet} {
    font-size: 0.9375rem;
    line-height: 1.45;
  }

  ${media.desktop} {
    display: none;
  }
`;

const NameAndEmail = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  gap: 1.25rem var(--space-4);
`;

/** The button 'Donate $50 Now' seems to charge the card, so a sentence before it says what comes next. */
const SubmitRow = styled.div`
  display: grid;
  gap: var(--space-2);

  ${media.belowSmallTablet} {
    font-size: 0.9375rem;
  }

  ${media.smallTablet} {
    justify-items: start;
  }
`;

/** The text of the button, with `$0` for an invalid amount. */
function submitLabel(form: DonationForm): string {
  const cents = enteredCents(form);
  return `Donate ${formatCents(cents > 0 && Number.isFinite(cents) ? cents : 0)} Now`;
}

/** The first step of the donation form: the amount, and the donor's details. */
export function InformationStep({ store }: { readonly store: DonationStore }) {
  const { giving } = useContent();
  const { form } = useStore(store);
  const fieldErrors = useFieldErrors<keyof DonationForm>();
  const { errors } = fieldErrors;
  const [isSubmitting, setIsSubmitting] = useState(false);
  const tier = tierOf(form.amount, giving);

  const change = (changes: Partial<DonationForm>) => {
    store.setState((state) => changeForm(state, changes));
    fieldErrors.forget(Object.keys(changes));
    notifyDonor(undefined);
  };

  /** Shows the error of the address when another field gets the focus; the button checks all fields itself. */
  const leaveEmail = (newFocus: EventTarget | null) => {
    if (form.email === '' || !isField(newFocus)) return;
    const check = checkForm(form);
    if (!check.ok && check.errors.email) fieldErrors.mark({ email: check.errors.email });
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const check = checkForm(form);
    if (!check.ok) {
      notifyDonor(check.refusal === undefined ? undefined : donationFailed(check.refusal));
      fieldErrors.show(check.errors, event.currentTarget);
      return;
    }
    setIsSubmitting(true);
    // Loaded here, so that the next step opens at once. If it fails, that step reports it.
    await importPaymentSystem().catch(() => undefined);
    store.setState((state) => acceptInformation(state, check.donation));
  };

  return (
    <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <AmountFields form={form} errors={errors} onChange={change} />
      <Example>
        <strong>{renderText(tier.title)}.</strong> {renderText(tier.description)}
      </Example>
      <NameAssurance />
      <NameAndEmail>
        <Field label="Full name" error={errors.fullName}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              required
              value={form.fullName}
              onChange={(event) => change({ fullName: event.target.value })}
            />
          )}
        </Field>
        <Field label="Email" error={errors.email}>
          {(control) => (
            <>
              <Input
                {...control}
                type="email"
                autoComplete="email"
                required
                value={form.email}
                onChange={(event) => change({ email: event.target.value })}
                onBlur={(event) => leaveEmail(event.relatedTarget)}
              />
              <EmailSuggestion
                email={form.email}
                fieldId={control.id}
                onAccept={(email) => change({ email })}
              />
            </>
          )}
        </Field>
      </NameAndEmail>
      <Field
        label="Message (optional)"
        hint={`Our team reads it. Up to ${DONATION_LIMITS.message} characters.`}
        error={errors.message}
      >
        {(control) => (
          <TextArea
            {...control}
            value={form.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        label="Make my donation anonymous"
        hint="We do not publish donors’ names. If you check this, only treasurers, administrators, Stripe (which processes the payment) and the service that sends your receipt can see your name."
        checked={form.makeAnonymous}
        onChange={(makeAnonymous) => change({ makeAnonymous })}
      />
      <ImpactPanel amount={form.amount} />
      <ButtonAssurance />
      <SubmitRow>
        {enteredCents(form) >= MIN_DONATION_CENTS ? (
          <p>
            <span data-needs-script>Next: your card. </span>
            <span>Nothing is charged yet.</span>
          </p>
        ) : (
          <p>Enter an amount first.</p>
        )}
        <Button type="submit" data-needs-script isBusy={isSubmitting}>
          {isSubmitting ? 'Processing...' : submitLabel(form)}
        </Button>
      </SubmitRow>
    </Form>
  );
}
