import { CONTACT } from '@raade/contracts/contact';
import { BRAND } from '@raade/contracts/brand';
import type { Environment } from '@raade/contracts/environment';
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

/** What donors want to be sure of before they give their card away. */
export function Assurance() {
  return (
    <Lines>
      <li>
        <strong>Your gift goes to</strong> {recipientText(environment())}.
      </li>
      <li>Card data go to Stripe, never to us. Your receipt comes by email.</li>
      <li>
        A question, or a wrong amount? Write to{' '}
        <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>: we can give a gift back. Our{' '}
        <Link to="/privacy">privacy policy</Link> says what we keep.
      </li>
    </Lines>
  );
}
