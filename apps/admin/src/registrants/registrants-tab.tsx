import { styled } from '@raade/platform';
import { Card, Heading } from '@raade/ui';
import { RecordsView } from '../table/records-view.tsx';
import { REGISTRANTS_TABLE } from './registrants-table.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

const Explanation = styled(Card)`
  padding: var(--space-4) var(--space-6);
  box-shadow: none;

  p {
    max-width: var(--text-width);
    margin-block-start: var(--space-2);
    color: var(--color-text-muted);
  }
`;

export function RegistrantsTab() {
  return (
    <Stack>
      <Explanation>
        <Heading as="h2">Unified registrant data</Heading>
        <p>
          Everyone who registered, alone or in a group, in one list. Export it as a CSV file for
          email marketing tools; the file holds what the search and the filter show.
        </p>
      </Explanation>
      <RecordsView table={REGISTRANTS_TABLE} />
    </Stack>
  );
}
