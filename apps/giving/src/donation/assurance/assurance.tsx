import { useContent } from '@raade/content-model/provided/use-content';
import { refundPromise } from '@raade/contracts/money/refund-promise';
import { Link, media, styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import { Recipient } from '@raade/ui/recipient';
import type { ReactNode } from 'react';

/** Shown with other assurances at the first step, and above the card field at the second. */
export const CARD_NOTICE =
  'Stripe, a payment company, processes your card: we never see its number.';

/** On phones, lines with `$inline` form one paragraph, which is shorter, so that the form is near. */
const Lines = styled.ul<{ $inline?: boolean }>`
  display: grid;
  gap: var(--space-2);
  font-size: 1rem;
  line-height: 1.4;
  list-style: none;

  span,
  span + a {
    white-space: nowrap;
  }

  a {
    color: var(--color-accent);
    font-weight: 600;
  }

  ${media.belowSmallTablet} {
    display: ${({ $inline }) => $inline && 'block'};
    font-size: 0.9375rem;

    li {
      display: ${({ $inline }) => $inline && 'inline'};
    }
  }
`;

function RecipientLine() {
  return (
    <li>
      <strong>Your gift goes to</strong> <Recipient />.
    </li>
  );
}

function ContactLine() {
  const { contact, giving } = useContent();
  return (
    <li>
      {renderText(giving.answeredBy ?? 'A question, or a wrong amount? Write to us.')}{' '}
      <a href={`mailto:${contact.email}`}>{contact.email}</a>.
    </li>
  );
}

function RefundLine() {
  const { daysToReturn } = useContent().giving;
  return (
    <li>
      <strong>{refundPromise(daysToReturn)}</strong>
    </li>
  );
}

/** Assurances for donors beside the fields for name and email: who gets the donation, who sees the card, refunds. */
export function NameAssurance() {
  return (
    <Lines $inline>
      <RecipientLine /> <li>{CARD_NOTICE}</li> <RefundLine />
    </Lines>
  );
}

/** The assurances above the button for the next step. */
export function ButtonAssurance() {
  const { taxNote } = useContent().giving;
  return (
    <Lines $inline>
      <ContactLine /> <li>{renderText(taxNote)}</li>{' '}
      <li>
        How we handle your data: <Link to="/privacy">privacy policy</Link>.
      </li>
    </Lines>
  );
}

/** The assurances at the card field, with more as children. The card notice is shown separately. */
export function Assurance({ children }: { readonly children: ReactNode }) {
  return (
    <Lines>
      <RecipientLine />
      <RefundLine />
      <ContactLine />
      {children}
    </Lines>
  );
}
