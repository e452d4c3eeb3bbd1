import { CONTACT } from '@raade/contracts/contact';
import { DONATION_TAX_NOTE } from '@raade/contracts/donations';
import { PRERENDERING } from '@raade/contracts/prerendering';
import { recipientOf } from '@raade/contracts/recipient';
import { environment, Link, styled } from '@raade/platform';
import { createElement } from 'react';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  list-style: none;

  strong {
    color: var(--color-text);
  }

  span {
    white-space: nowrap;
  }

  a {
    color: var(--color-accent);
    font-weight: 600;
  }
`;

/** Who receives gifts; in the HTML that comes before the script, compose fills it in. */
function Recipient() {
  const { named, taxId } = recipientOf(environment());
  const papers = taxId !== undefined && <span>{taxId}</span>;
  return createElement(PRERENDERING.recipientHole, null, named, papers && ' ', papers);
}

/** How the card's statement will name us. */
function OnStatement() {
  const { statementName } = environment().recipient ?? {};
  return statementName === undefined ? null : ` On your statement: ${statementName}.`;
}

interface AssuranceProps {
  /** True where the card is asked for: then it says more. */
  readonly isAtCard?: boolean;
}

/** What donors want to be sure of before they give their name or their card away. */
export function Assurance({ isAtCard = false }: AssuranceProps) {
  return (
    <Lines>
      <li>
        <strong>Your gift goes to</strong> <Recipient />.
      </li>
      <li>
        Card data go to Stripe, never to us.
        {isAtCard && <OnStatement />}
      </li>
      <li>
        A question, or a wrong amount? Write to{' '}
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>: we can give a gift back.
      </li>
      {isAtCard && (
        <li>
          {DONATION_TAX_NOTE} Our <Link to="/privacy">privacy policy</Link> says what we keep.
        </li>
      )}
    </Lines>
  );
}
