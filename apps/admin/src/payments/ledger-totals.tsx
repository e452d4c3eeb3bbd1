import { formatCents } from '@raade/contracts/money';
import type { Totals } from '@raade/firebase/documents';
import { logger, media, styled } from '@raade/platform';
import { Skeleton } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ledgerTotalsQuery } from './donations.query.ts';
import type { LedgerTotals as Ledger } from './read-donations.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  > :first-child {
    grid-column: 1 / -1;
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  dd {
    font: 600 clamp(1.25rem, 1rem + 0.8vw, 1.5rem) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  dd + dd {
    color: var(--color-text-muted);
    font: var(--text-small) / 1.4 var(--font-body);
  }

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const number = (value: number) => value.toLocaleString('en-US');

function figuresOf({ all, byStatus }: Ledger): readonly (readonly [string, Totals])[] {
  return [
    ['Gross, all donations', all],
    ['Succeeded', byStatus.succeeded],
    ['Partially refunded', byStatus.partially_refunded],
    ['Refunded', byStatus.refunded],
    ['Disputed', byStatus.disputed],
  ];
}

/** Totals of the donations on record, also of those that are not here yet. */
export function LedgerTotals() {
  const { data, error, isFetching } = useQuery(ledgerTotalsQuery);
  useEffect(() => {
    if (error) logger.error('the ledger could not be added up', {}, error);
  }, [error]);

  if (!data) {
    if (isFetching) return <Skeleton $height="5rem" />;
    return (
      <Note role="alert">The totals could not be loaded. Load the page again to see them.</Note>
    );
  }
  return (
    <Stack>
      <List>
        {figuresOf(data).map(([label, { count, sum }]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCents(sum)}</dd>
            <dd>
              {number(count)} {count === 1 ? 'donation' : 'donations'}
            </dd>
          </div>
        ))}
      </List>
      <Note>Amounts are what was given, before anything was given back.</Note>
    </Stack>
  );
}
