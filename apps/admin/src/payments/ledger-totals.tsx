import { formatCents } from '@raade/contracts/money';
import type { Totals } from '@raade/firebase/documents';
import { styled } from '@raade/platform';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  dd {
    font: 600 1.5rem / 1.3 var(--font-display);
  }
`;

/** Of all donations on record. What was refunded or is disputed is in the sum. */
export function LedgerTotals({ totals }: { readonly totals: Totals }) {
  return (
    <List>
      <div>
        <dt>Donations</dt>
        <dd>{totals.count}</dd>
      </div>
      <div>
        <dt>Total, before refunds</dt>
        <dd>{formatCents(totals.sum)}</dd>
      </div>
    </List>
  );
}
