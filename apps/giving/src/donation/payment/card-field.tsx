import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { styled } from '@raade/platform';
import { Field, Input } from '@raade/ui';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useCardStyle } from './use-card-style.ts';

/** Returns the mounted card field; null if there is none. */
export type FindCard = () => StripeCardElement | null;

interface CardFieldProps {
  readonly stripe: Stripe;
  readonly ref: Ref<FindCard>;
  /** Called when the donor focuses the field, or types. */
  readonly onUse: () => void;
}

const Frame = styled(Input)<{ $hasFocus: boolean }>`
  padding: var(--space-3);
  line-height: 1.2;

  /* Elements other than inputs count as read-only, but the field in the frame is not. */
  &:read-only:not(:disabled) {
    background: var(--color-surface);
  }

  ${({ $hasFocus }) => $hasFocus && 'outline: 3px solid var(--color-focus); outline-offset: 3px;'}
`;

/** The field for number, expiry and code of a card. It is a frame of Stripe's, so card data never reach us. */
export function CardField({ stripe, ...field }: CardFieldProps) {
  return (
    <Elements stripe={stripe}>
      <FramedCard {...field} />
    </Elements>
  );
}

/**
 * True if the focus is in the card field. Events of its frame may arrive after the press of Donate; by then the focus
 * is elsewhere, and messages about the payment must stay.
 */
const isInCardField = () => document.activeElement instanceof HTMLIFrameElement;

function FramedCard({ ref, onUse }: Omit<CardFieldProps, 'stripe'>) {
  const elements = useElements();
  useImperativeHandle(ref, () => () => elements?.getElement(CardElement) ?? null, [elements]);

  const frame = useRef<HTMLInputElement>(null);
  const style = useCardStyle(frame);
  const [error, setError] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);

  return (
    <Field
      label="Card details"
      hint="Visa, Mastercard, American Express, Discover and most others."
      error={error}
    >
      {({ id, 'aria-invalid': isInvalid }) => (
        <Frame as="div" ref={frame} $hasFocus={hasFocus} aria-invalid={isInvalid}>
          <CardElement
            id={id}
            options={{ style, disableLink: true, hidePostalCode: true }}
            onChange={(event) => {
              setError(event.error?.message);
              if (isInCardField()) onUse();
            }}
            onFocus={() => {
              setHasFocus(true);
              onUse();
            }}
            onBlur={() => setHasFocus(false)}
          />
        </Frame>
      )}
    </Field>
  );
}
