import { styled } from '@raade/platform';
import { LatestNote } from '../reading/latest-note.tsx';
import { ReadingView } from '../reading/reading-view.tsx';
import { DonationsTable } from './donations-table.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import { DONATIONS_LIMIT, readLedger } from './read-donations.ts';

const FAILURE = {
  title: 'Error fetching donations',
  text: 'Could not load the donations. Please try again.',
};

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export function PaymentsTab() {
  return (
    <ReadingView read={readLedger} loading="Loading donations..." failure={FAILURE}>
      {({ documents, unreadable, totals }) => (
        <Stack>
          <LedgerTotals totals={totals} />
          <LatestNote shown={documents.length} limit={DONATIONS_LIMIT} unreadable={unreadable} />
          {documents.length > 0 ? (
            <DonationsTable donations={documents} />
          ) : (
            <p>No donations have been recorded yet.</p>
          )}
        </Stack>
      )}
    </ReadingView>
  );
}
