import { StaffPage } from '@raade/staff/staff-page';
import { IfMay } from '@raade/staff/rights/if-may';
import { StatementsCard } from './statements/statements-card.tsx';
import { withQueries } from '../reading/with-queries.tsx';

/** Yearly statements for the taxes of donors. */
function StatementsPage() {
  return (
    <StaffPage title="Statements" intro="What each donor gave in a year, for their taxes.">
      <IfMay right="statements.prepare" to="send donors their yearly statements">
        <StatementsCard />
      </IfMay>
    </StaffPage>
  );
}

export default withQueries(StatementsPage);
