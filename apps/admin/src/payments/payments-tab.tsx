import { Link, styled } from '@raade/platform';
import { Row, Stack } from '@raade/staff/staff-page.styles';
import { useMay } from '@raade/staff/rights/roles-context';
import { RecordsView } from '../table/records-view.tsx';
import { DONATIONS_TABLE } from './donations-table.tsx';
import { EnterGift } from './gifts/enter-gift.tsx';
import { LedgerLine } from './ledger-line.tsx';

const Head = styled(Row)`
  p {
    margin-inline-end: auto;
  }
`;

/** The donations: a line of totals, and the list. */
export function PaymentsTab() {
  const mayReconcile = useMay('donations.reconcile');
  return (
    <Stack $gap={3}>
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
