import { CONTACT } from '@raade/contracts/contact';
import { BRAND } from '@raade/contracts/brand';
import type { Environment } from '@raade/contracts/environment';
import { formatCents } from '@raade/contracts/money';
import { environment, Link, styled } from '@raade/platform';

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

  a {
    color: var(--color-accent);
    font-weight: 600;
  }
`;

/** Who receives gifts, in the words of its papers: 'X, a nonprofit corporation (tax ID 12-3456789)'. */
function recipientText({ recipient }: Environment): string {
  const { legalName = BRAND.fullName, status, taxId } = recipient ?? {};
  const named = status ? `${legalName}, ${status}` : legalName;
  return taxId ? `${named} (tax ID ${taxId})` : named;
}

/**
 * What donors want to be sure of before they give their card away.
 * @param amount in cents
 */
export function Assurance({ amount }: { readonly amount: number }) {
  return (
    <Lines>
      <li>
        <strong>You will be charged {formatCents(amount)} once.</strong> It goes to{' '}
        {recipientText(environment())}.
      </li>
      <li>Card data go to Stripe, never to us. Your receipt comes by email.</li>
      <li>
        A question? Write to <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>, or read{' '}
        <Link to="/privacy">what we keep</Link>.
      </li>
    </Lines>
  );
}
