import { Link, styled } from '@raade/platform';
import { useMay } from '@raade/staff/rights/roles-context';
import { RecordsView } from '../table/records-view.tsx';
import { DONATIONS_TABLE } from './donations-table.tsx';
import { EnterGift } from './gifts/enter-gift.tsx';
import { LedgerLine } from './ledger-line.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  p {
    margin-inline-end: auto;
  }
`;

/** The donations of our books: first of all their list. */
export function PaymentsTab() {
  const mayReconcile = useMay('donations.reconcile');
  return (
    <Stack>
      <Head>
        <LedgerLine />
        <Link to="/admin/payments/reconciliation">
          {mayReconcile ? 'Reconcile with Stripe' : 'All figures'}
        </Link>
        <EnterGift />
      </Head>
      <RecordsView table={DONATIONS_TABLE} />
    </Stack>
  );
}
