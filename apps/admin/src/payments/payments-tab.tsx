import { Link, media, styled } from '@raade/platform';
import { Row } from '@raade/staff/staff-page.styles';
import { useMay } from '@raade/staff/rights/roles-context';
import { TableStack } from '../page-section/page-section.styles.ts';
import { useIsPhone } from '../page-section/use-is-phone.ts';
import { RecordsView } from '../table/records-view.tsx';
import { DONATIONS_TABLE } from './donations-table.tsx';
import { EnterGift } from './gifts/enter-gift.tsx';
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

/** A row in the panel of phones, where the link is as high as other targets. */
const Actions = styled(Row)`
  ${media.belowTablet} {
    a {
      padding-block: var(--space-3);
    }
  }
`;

/** The donations: a line of totals, and the list. */
export function PaymentsTab() {
  const mayReconcile = useMay('donations.reconcile');
  const isPhone = useIsPhone();
  const actions = (
    <Actions>
      <Link to="/admin/payments/reconciliation">
        {mayReconcile ? 'Reconcile with Stripe' : 'All figures'}
      </Link>
      <EnterGift />
    </Actions>
  );
  return (
    <TableStack $gap={3}>
      <Head>
        <LedgerLine />
        {!isPhone && actions}
      </Head>
      <RecordsView table={DONATIONS_TABLE} more={isPhone && actions} />
    </TableStack>
  );
}
