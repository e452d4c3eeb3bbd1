import { styled } from '@raade/platform';
import { LatestNote } from '../reading/latest-note.tsx';
import { ReadingView } from '../reading/reading-view.tsx';
import { readRegistrants, REGISTRANTS_LIMIT } from './read-registrants.ts';
import { RegistrantsTable } from './registrants-table.tsx';

const FAILURE = {
  title: 'Error fetching registrants',
  text: 'Could not load registrant data. Please try again.',
};

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export function RegistrantsTab() {
  return (
    <ReadingView read={readRegistrants} loading="Loading registrants data..." failure={FAILURE}>
      {({ documents, unreadable }) => (
        <Stack>
          <LatestNote shown={documents.length} limit={REGISTRANTS_LIMIT} unreadable={unreadable} />
          {documents.length > 0 ? (
            <RegistrantsTable registrants={documents} />
          ) : (
            <p>There are no registrants yet.</p>
          )}
        </Stack>
      )}
    </ReadingView>
  );
}
