import { PRERENDERING } from '@raade/contracts/prerendering';
import { recipientOf } from '@raade/contracts/recipient';
import { environment, styled } from '@raade/platform';
import { createElement, type ReactNode } from 'react';
import { CONTACT } from '../../content/contact.ts';
import { GIVING } from '../../content/giving.ts';
import { WHO_SEES_THE_CARD } from './who-sees-the-card.ts';

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

/**
 * What donors want to be sure of before they give their name away, and as children what their card adds to it: who
 * sees the card stands over its field then.
 */
export function Assurance({ children }: { readonly children?: ReactNode }) {
  return (
    <Lines>
      <li>
        <strong>Your gift goes to</strong> <Recipient />.
      </li>
      {!children && <li>{WHO_SEES_THE_CARD}</li>}
      <li>
        {GIVING.answeredBy ?? 'A question, or a wrong amount? Write to us.'}{' '}
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>. Ask within {GIVING.daysToReturn}{' '}
        days and we refund you in full.
      </li>
      {children}
    </Lines>
  );
}
