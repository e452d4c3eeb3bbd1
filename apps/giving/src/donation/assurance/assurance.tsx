import { useContent } from '@raade/content-model/provided/use-content';
import { refundPromise } from '@raade/contracts/money/refund-promise';
import { Link, media, styled } from '@raade/platform';
import { letters } from '@raade/ui';
import { Recipient } from '@raade/ui/recipient';
import type { ReactNode } from 'react';

/** Stands with the other assurances until there is a card field, then over that. */
export const WHO_SEES_THE_CARD =
  'Stripe, a payment company, takes your card: we never see its number.';

/** On phones, lines that `run` follow each other like sentences: what stands below them is what one came for. */
const Lines = styled.ul<{ $run?: boolean }>`
  display: grid;
  gap: var(--space-2);
  padding: 0;
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
    display: ${({ $run }) => $run && 'block'};
    font-size: 0.9375rem;

    li {
      display: ${({ $run }) => $run && 'inline'};
    }
  }
`;

function ToWhom() {
  return (
    <li>
      <strong>Your gift goes to</strong> <Recipient />.
    </li>
  );
}

function WhoAnswers() {
  const { contact, giving } = useContent();
  return (
    <li>
      {letters(giving.answeredBy ?? 'A question, or a wrong amount? Write to us.')}{' '}
      <a href={`mailto:${contact.email}`}>{contact.email}</a>.
    </li>
  );
}

function Refund() {
  const { daysToReturn } = useContent().giving;
  return (
    <li>
      <strong>{refundPromise(daysToReturn)}</strong>
    </li>
  );
}

/** The assurances beside the fields for name and email. */
export function NameAssurance() {
  return (
    <Lines $run>
      <ToWhom /> <li>{WHO_SEES_THE_CARD}</li> <Refund />
    </Lines>
  );
}

/** The assurances at the button that leads to the next step. */
export function ButtonAssurance() {
  const { taxNote } = useContent().giving;
  return (
    <Lines $run>
      <WhoAnswers /> <li>{letters(taxNote)}</li>{' '}
      <li>
        How we handle your data: <Link to="/privacy">privacy policy</Link>.
      </li>
    </Lines>
  );
}

/** The assurances at the card, with further ones as children. The card field itself says who sees the card. */
export function Assurance({ children }: { readonly children: ReactNode }) {
  return (
    <Lines>
      <ToWhom />
      <Refund />
      <WhoAnswers />
      {children}
    </Lines>
  );
}
