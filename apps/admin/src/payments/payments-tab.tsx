import { styled } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { RecordsView } from '../table/records-view.tsx';
import { DONATIONS_TABLE } from './donations-table.tsx';
import { LedgerHead } from './ledger-head.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import { StatementsCard } from './statements/statements-card.tsx';
import { ReconciliationCard } from './reconciliation/reconciliation-card.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/** The donations of our books, and whether Stripe's agree. */
export function PaymentsTab() {
  return (
    <Stack>
      <LedgerTotals />
      <IfMay right="donations.reconcile" to="compare donations with Stripe">
        <ReconciliationCard />
      </IfMay>
      <IfMay right="statements.prepare" to="send donors their yearly statements">
        <StatementsCard />
      </IfMay>
      <LedgerHead />
      <RecordsView table={DONATIONS_TABLE} />
    </Stack>
  );
}
