import { Link, media, styled } from '@raade/platform';
import { TightStack, Row } from '@raade/staff/staff-page.styles';
import { useMay } from '@raade/staff/rights/roles-context';
import { useStartsOnPhone } from '../page-section/use-is-phone.ts';
import { RecordsView } from '../table/records-view.tsx';
import { DONATIONS_TABLE } from './donations-table.tsx';
import { EnterDonation } from './manual-donations/enter-donation.tsx';
import { LedgerLine } from './ledger-line.tsx';

const Head = styled(Row)`
  p {
    margin-inline-end: auto;
  }

  ${media.belowTablet} {
    > * {
      height: 1.25rem;
      overflow: hidden;
      font-size: 0.8125rem;
      line-height: 1.25rem;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** The donations: a line of totals, and the list. */
export function PaymentsTab() {
  const mayReconcile = useMay('donations.reconcile');
  const startsOnPhone = useStartsOnPhone();
  const actions = (
    <Row>
      <Link to="/admin/payments/reconciliation">
        {mayReconcile ? 'Reconcile with Stripe' : 'All figures'}
      </Link>
      <EnterDonation />
    </Row>
  );
  return (
    <TightStack $gap={3}>
      <Head>
        <LedgerLine />
        {!startsOnPhone && actions}
      </Head>
      <RecordsView table={DONATIONS_TABLE} more={startsOnPhone && actions} />
    </TightStack>
  );
}
