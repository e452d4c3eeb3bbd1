import { StaffPage } from '@raade/staff/staff-page';
import { IfMay } from '@raade/staff/rights/if-may';
import { PageStack } from '@raade/staff/staff-page.styles';
import { LedgerTotals } from './ledger-totals.tsx';
import { ReconciliationCard } from './reconciliation/reconciliation-card.tsx';
import { withQueries } from '../reading/with-queries.tsx';

/** The comparison of Stripe with our donations, and the totals of both. */
function ReconciliationPage() {
  return (
    <StaffPage title="Reconciliation" intro="All donations, compared with Stripe.">
      <IfMay right="donations.read" to="read donations">
        <PageStack>
          <IfMay right="donations.reconcile" to="compare donations with Stripe">
            <ReconciliationCard />
          </IfMay>
          <LedgerTotals />
        </PageStack>
      </IfMay>
    </StaffPage>
  );
}

export default withQueries(ReconciliationPage);
