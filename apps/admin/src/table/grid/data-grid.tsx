import { type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { Fragment, useId, useMemo } from 'react';
import type { RecordRow } from '../record-row.ts';
import type { RecordsTable } from '../records-table.ts';
import type { Sort } from '../sorting/sort.ts';
import { features, gridColumns } from './grid-columns.ts';
import { Frame, Grid, NameButton } from './grid.styles.ts';
import { SortHeader } from './sort-header.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';

interface DataGridProps<Data> {
  readonly table: RecordsTable<Data>;
  readonly rows: readonly RecordRow<Data>[];
  readonly sort: Sort | undefined;
  readonly isSorting: boolean;
  /** Names what is shown; the grid starts at its top when that changes. */
  readonly view: string;
  readonly onSort: (sort: Sort | undefined) => void;
  /** Gets the id of the record. */
  readonly onOpen: (id: string) => void;
}

const NO_SORTING: SortingState = [];

function sortingOf(sort: Sort | undefined): SortingState {
  return sort ? [{ id: sort.column, desc: sort.isDescending }] : NO_SORTING;
}

function sortOf([first]: SortingState): Sort | undefined {
  return first && { column: first.id, isDescending: first.desc };
}

/** A table of all rows for scrolling and for readers of the page; the document holds only those in sight. */
export function DataGrid<Data>(props: DataGridProps<Data>) {
  const { rows, sort, isSorting, view, onSort, onOpen } = props;
  const { columns, words, minWidth } = props.table;
  const captionId = useId();
  const { frame, items, height, activeRow, activate, moveFrom } = useVirtualRows(rows.length, view);
  const data = useMemo(
    () => items.map(({ index }) => rows[index]).filter((row) => row !== undefined),
    [items, rows],
  );
  const sorting = sortingOf(sort);
  const table = useTable({
    features,
    columns: useMemo(() => gridColumns(columns), [columns]),
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
      <Grid style={{ minWidth }} aria-rowcount={rows.length + 1} aria-busy={isSorting || undefined}>
        <caption id={captionId}>{words.caption}</caption>
        <colgroup>
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {table.getFlatHeaders().map((header, index) => (
              <SortHeader
                key={header.id}
                label={String(header.column.columnDef.header)}
                align={columns[index]?.align}
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
              <Fragment key={row.original.id}>
                <Gap
                  height={item.start - (items[position - 1]?.end ?? 0)}
                  columns={columns.length}
                />
                <tr data-row={item.index} aria-rowindex={item.index + 2}>
                  <th scope="row">
                    <NameButton
                      type="button"
                      aria-haspopup="dialog"
                      tabIndex={item.index === activeRow ? 0 : -1}
                      onFocus={() => activate(item.index)}
                      onClick={() => onOpen(row.original.id)}
                      onKeyDown={(event) => {
                        if (moveFrom(item.index, event.key)) event.preventDefault();
                      }}
                    >
                      {name && <table.FlexRender cell={name} />}
                    </NameButton>
                  </th>
                  {cells.map((cell, index) => (
                    <td key={cell.id} data-align={columns[index + 1]?.align}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
          <Gap height={height - (last?.end ?? 0)} columns={columns.length} />
        </tbody>
      </Grid>
    </Frame>
  );
}

interface GapProps {
  readonly height: number;
  readonly columns: number;
}

/** The height of the rows between two that are in the document. */
function Gap({ height, columns }: GapProps) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
