import { media, styled } from '@raade/platform';
import { IfMay } from '@raade/staff/rights/if-may';
import { Loading } from '@raade/staff/loading';
import { number } from '@raade/staff/numbers';
import { TightStack } from '@raade/staff/staff-page.styles';
import { Button, ButtonRow, Note } from '@raade/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { ExportButton } from './csv/export-button.tsx';
import { DataGrid } from './grid/data-grid.tsx';
import { LoadingFailure, LoadingProgress } from './loading-state.tsx';
import { OpenedRecord } from './opened-record.tsx';
import { useRecords } from './reading/records.query.ts';
import type { RecordsTable } from './records-table.ts';
import { SelectionBar, useSelection } from './selection.tsx';
import { useSortedRows } from './sorting/use-sorted-rows.ts';
import { filterCounts, findRows } from './table-filter.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { UnreadableNote } from './unreadable-note.tsx';
import { useFocusAfterRecord } from './use-focus-after-record.ts';
import { useTableView } from './use-table-view.ts';

const Columns = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.belowDesktop} {
    &[data-has-record] > :first-child {
      display: none;
    }
  }

  ${media.desktop} {
    &[data-has-record] {
      grid-template-columns: minmax(0, 1fr) 26rem;
    }
  }
`;

/** Below the table on phones, which show rows at once. */
const Count = styled(Note)`
  ${media.belowTablet} {
    order: 1;
  }
`;

interface RecordsViewProps<Data> {
  readonly table: RecordsTable<Data>;
  /** Further content of the panel that phones have below the search. */
  readonly more?: ReactNode;
}

/** A table of records with search, filter, order and export, and the opened record beside it. */
export function RecordsView<Data>({ table, more }: RecordsViewProps<Data>) {
  const { texts, csv, filters } = table;
  const records = useRecords(table);
  const view = useTableView(table);
  const { text, filter, sort, opened } = view;
  const { rows, isSorting } = useSortedRows(records.rows, sort, table);
  const found = useMemo(() => findRows(rows, filter, text), [rows, filter, text]);
  const selection = useSelection(table, found);
  const stack = useRef<HTMLDivElement>(null);
  useFocusAfterRecord(stack, opened);
  const { status } = records;
  const there = rows.length;
  const counts = useMemo(
    () => (status === 'complete' ? filterCounts(records.rows, filters) : undefined),
    [status, records.rows, filters],
  );
  const parts = [
    ...(filter === filters[0] ? [] : [filter.id]),
    ...(text.trim() === '' ? [] : ['search']),
  ];
  const showAll = () => {
    view.setText('');
    view.setFilter(filters[0].id);
    // The pressed button disappears, so the focus moves.
    stack.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  };

  return (
    <Columns data-has-record={opened !== undefined || undefined}>
      <TightStack $gap={3} ref={stack}>
        <TableToolbar table={table} view={view} counts={counts} more={more}>
          {csv && (
            <IfMay right={csv.right} to={`export ${texts.rows}`}>
              <ExportButton
                csv={csv}
                rows={found}
                filter={filter.label}
                parts={parts}
                isLoading={status !== 'complete'}
              />
            </IfMay>
          )}
        </TableToolbar>
        {status === 'stopped' && (
          <LoadingFailure texts={texts} loadedCount={there} retry={records.retry} />
        )}
        {status === 'loading' && there === 0 && <Loading>{texts.loading}</Loading>}
        {status === 'loading' && there > 0 && (
          <LoadingProgress texts={texts} loadedCount={there} total={records.total} />
        )}
        {status === 'complete' && (
          <Count role="status">
            {`${number(found.length)} of ${number(there)} ${texts.rows} shown`}
          </Count>
        )}
        <UnreadableNote ids={records.unreadable} />
        {selection && table.selection && (
          <SelectionBar
            selection={selection}
            selectable={Math.min(found.length, table.selection.limit)}
          >
            {table.selection.render(selection.rows, selection.clear, rows)}
          </SelectionBar>
        )}
        {found.length > 0 && (
          <DataGrid
            table={table}
            rows={found}
            sort={sort}
            isSorting={isSorting}
            view={`${filter.id} ${sort?.column} ${sort?.isDescending} ${text}`}
            selection={selection}
            onSort={view.setSort}
            openId={opened}
            onOpen={view.open}
          />
        )}
        {status === 'complete' && there === 0 && <p>{texts.none}</p>}
        {there > 0 && found.length === 0 && (
          <>
            <p>{texts.noneFound}</p>
            <ButtonRow>
              <Button look="quiet" onClick={showAll}>
                Clear Search and Filter
              </Button>
            </ButtonRow>
          </>
        )}
      </TightStack>
      {opened !== undefined && (
        <OpenedRecord
          table={table}
          id={opened}
          rows={rows}
          shownRows={found}
          isComplete={status === 'complete'}
          onOpen={view.open}
          onClose={view.close}
        />
      )}
    </Columns>
  );
}
