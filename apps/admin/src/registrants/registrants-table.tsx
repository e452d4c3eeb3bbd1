import { type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { Fragment, useId, useMemo } from 'react';
import type { RecordedRegistrant } from './read-registrants.ts';
import { columns, features } from './registrant-columns.tsx';
import type { RegistrantRow } from './registrant-row.ts';
import { Frame, Grid, NameButton, WIDTHS } from './registrants-table.styles.ts';
import { SortHeader } from './sort-header.tsx';
import { isColumn, type Sort } from './sorting/registrant-sort.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface RegistrantsTableProps {
  readonly rows: readonly RegistrantRow[];
  readonly sort: Sort | undefined;
  readonly isSorting: boolean;
  /** Names what is shown; the table starts at its top when that changes. */
  readonly view: string;
  readonly onSort: (sort: Sort | undefined) => void;
  readonly onOpen: (registrant: RecordedRegistrant) => void;
}

const NO_SORTING: SortingState = [];

function sortingOf(sort: Sort | undefined): SortingState {
  return sort ? [{ id: sort.column, desc: sort.isDescending }] : NO_SORTING;
}

function sortOf([first]: SortingState): Sort | undefined {
  return first && isColumn(first.id) ? { column: first.id, isDescending: first.desc } : undefined;
}

/** All rows to scroll through and to readers of the page; in the document are only those in sight. */
export function RegistrantsTable(props: RegistrantsTableProps) {
  const { rows, sort, isSorting, view, onSort, onOpen } = props;
  const captionId = useId();
  const { frame, items, height, activeRow, activate, moveFrom } = useVirtualRows(rows.length, view);
  const data = useMemo(
    () => items.map(({ index }) => rows[index]).filter((row) => row !== undefined),
    [items, rows],
  );
  const sorting = sortingOf(sort);
  const table = useTable({
    features,
    columns,
    data,
    state: { sorting },
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (change: Updater<SortingState>) =>
      onSort(sortOf(typeof change === 'function' ? change(sorting) : change)),
  });
  const shown = table.getRowModel().rows;
  const last = items.at(-1);

  return (
    <Frame ref={frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <Grid aria-rowcount={rows.length + 1} aria-busy={isSorting || undefined}>
        <caption id={captionId}>Registrants</caption>
        <colgroup>
          {WIDTHS.map((width, index) => (
            <col key={index} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {table.getFlatHeaders().map((header) => (
              <SortHeader
                key={header.id}
                label={String(header.column.columnDef.header)}
                direction={header.column.getIsSorted()}
                onToggle={header.column.getToggleSortingHandler()}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, position) => {
            const row = shown[position];
            if (!row) return null;
            const [name, ...cells] = row.getAllCells();
            return (
              <Fragment key={row.original.registrant.id}>
                <Gap height={item.start - (items[position - 1]?.end ?? 0)} />
                <tr data-row={item.index} aria-rowindex={item.index + 2}>
                  <th scope="row">
                    <NameButton
                      type="button"
                      aria-haspopup="dialog"
                      tabIndex={item.index === activeRow ? 0 : -1}
                      onFocus={() => activate(item.index)}
                      onClick={() => onOpen(row.original.registrant)}
                      onKeyDown={(event) => {
                        if (moveFrom(item.index, event.key)) event.preventDefault();
                      }}
                    >
                      {name && <table.FlexRender cell={name} />}
                    </NameButton>
                  </th>
                  {cells.map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
          <Gap height={height - (last?.end ?? 0)} />
        </tbody>
      </Grid>
    </Frame>
  );
}

/** Stands for the rows between two that are there. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={WIDTHS.length} />
    </tr>
  );
}
