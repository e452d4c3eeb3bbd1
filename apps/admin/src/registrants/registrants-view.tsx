import { styled } from '@raade/platform';
import { useMemo, useState } from 'react';
import { ExportButton } from './csv/export-button.tsx';
import { FirstLoading, LoadingFailure, LoadingProgress } from './loading-state.tsx';
import type { RecordedRegistrant } from './read-registrants.ts';
import { RegistrantDetails } from './registrant-details.tsx';
import { findRows } from './registrant-filter.ts';
import { RegistrantsTable } from './registrants-table.tsx';
import { RegistrantsToolbar } from './registrants-toolbar.tsx';
import { useSortedRows } from './sorting/use-sorted-rows.ts';
import { UnreadableNote } from './unreadable-note.tsx';
import { useRegistrants } from './use-registrants.ts';
import { useView } from './use-view.ts';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const Count = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const number = (value: number) => value.toLocaleString('en-US');

export function RegistrantsView() {
  const registrants = useRegistrants();
  const { text, setText, filter, setFilter, sort, setSort } = useView();
  const { rows, isSorting } = useSortedRows(registrants.rows, sort);
  const found = useMemo(() => findRows(rows, filter, text), [rows, filter, text]);
  const [opened, setOpened] = useState<RecordedRegistrant>();
  const { status } = registrants;
  const isEmpty = status === 'complete' && rows.length === 0;

  return (
    <Stack>
      <RegistrantsToolbar text={text} onText={setText} filterId={filter.id} onFilter={setFilter}>
        <ExportButton rows={found} filter={filter.label} isLoading={status !== 'complete'} />
      </RegistrantsToolbar>
      {status === 'stopped' && <LoadingFailure {...registrants} />}
      {status === 'loading' && rows.length === 0 && <FirstLoading />}
      {status === 'loading' && rows.length > 0 && <LoadingProgress {...registrants} />}
      {status === 'complete' && (
        <Count role="status">
          {number(found.length)} of {number(rows.length)} registrants shown
        </Count>
      )}
      <UnreadableNote ids={registrants.unreadable} />
      {found.length > 0 && (
        <RegistrantsTable
          rows={found}
          sort={sort}
          isSorting={isSorting}
          view={`${filter.id} ${sort?.column} ${sort?.isDescending} ${text}`}
          onSort={setSort}
          onOpen={setOpened}
        />
      )}
      {isEmpty && <p>There are no registrants yet.</p>}
      {rows.length > 0 && found.length === 0 && (
        <p>No registrants found matching the current filters.</p>
      )}
      <RegistrantDetails registrant={opened} onClose={() => setOpened(undefined)} />
    </Stack>
  );
}
