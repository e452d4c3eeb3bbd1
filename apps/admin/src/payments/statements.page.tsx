import { IfMay } from '@raade/staff/rights/if-may';
import { PageHead } from '@raade/staff/staff-page.styles';
import { StatementsCard } from './statements/statements-card.tsx';

/** Yearly statements for the taxes of donors. */
export default function StatementsPage() {
  return (
    <>
      <PageHead>
        <h1>Statements</h1>
        <p>What each donor gave in a year, for their taxes.</p>
      </PageHead>
      <IfMay right="statements.prepare" to="send donors their yearly statements">
        <StatementsCard />
      </IfMay>
    </>
  );
}
