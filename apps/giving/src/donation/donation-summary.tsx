import { media, styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import { formatCents } from '@raade/contracts/money/money';
import type { Donation } from './flow/donation.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-2) var(--space-6);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);

  dt {
    color: var(--color-text-muted);
  }

  dd {
    white-space: pre-line;
  }

  dd:first-of-type {
    font-weight: 600;
  }

  ${media.belowWidePhone} {
    gap: var(--space-1) var(--space-4);
  }
`;

/** Long addresses break before their domain. */
function Address({ email }: Pick<Donation, 'email'>) {
  const domainStart = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </>
  );
}

interface DonationSummaryProps {
  readonly donation: Donation;
  /** True to show anonymous donors as "Anonymous". */
  readonly hidesName?: boolean;
}

/** The details of the donation, before or after payment. */
export function DonationSummary({ donation, hidesName = false }: DonationSummaryProps) {
  const { amount, fullName, email, message, makeAnonymous } = donation;
  return (
    <List>
      <dt>Amount</dt>
      <dd>{formatCents(amount)}</dd>
      <dt>Name</dt>
      <dd>{renderText(makeAnonymous && hidesName ? 'Anonymous' : fullName)}</dd>
      <dt>Email</dt>
      <dd>
        <Address email={email} />
      </dd>
      {makeAnonymous && !hidesName && (
        <>
          <dt>Shown as</dt>
          <dd>Anonymous</dd>
        </>
      )}
      {message && (
        <>
          <dt>Message</dt>
          <dd>{renderText(message)}</dd>
        </>
      )}
    </List>
  );
}
