import { type SortingState, type Updater, useTable } from '@tanstack/react-table';
import { Fragment, type MouseEvent, useMemo, useRef } from 'react';
import type { RecordRow } from '../record-row.ts';
import type { RecordsTable } from '../records-table.ts';
import type { Selection } from '../selection.tsx';
import type { Sort } from '../sorting/sort.ts';
import { fittingColumns } from './fitting-columns.ts';
import { features, gridColumns } from './grid-columns.ts';
import { Frame, Grid, NameButton, ROW_HEIGHT, SelectBox, TWO_LINES_HEIGHT } from './grid.styles.ts';
import { SortHeader } from './sort-header.tsx';
import { useVirtualRows } from './use-virtual-rows.ts';
import { useWidth } from './use-width.ts';

interface DataGridProps<Data> {
  readonly table: RecordsTable<Data>;
  readonly rows: readonly RecordRow<Data>[];
  readonly sort: Sort | undefined;
  readonly isSorting: boolean;
  /** Changes with filter, search and order; the grid then scrolls to its top. */
  readonly view: string;
  readonly selection: Selection<Data> | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
  /** The id of the record that is open. */
  readonly openId: string | undefined;
  /** Gets the id of the record. */
  readonly onOpen: (id: string) => void;
}

const NO_SORTING: SortingState = [];

const sortingOf = (sort: Sort | undefined): SortingState =>
  sort ? [{ id: sort.column, desc: sort.isDescending }] : NO_SORTING;

const sortOf = ([first]: SortingState): Sort | undefined =>
  first && { column: first.id, isDescending: first.desc };

const isShown = (columns: readonly { readonly id: string }[]) => (definition: { id?: string }) =>
  columns.some(({ id }) => id === definition.id);

/** True for a click that selects text, or on a control in the row. */
const isForOtherTarget = ({ target }: MouseEvent) =>
  window.getSelection()?.isCollapsed === false ||
  (target instanceof Element && target.closest('a, button, label') !== null);

/** Where the styles place a cell in a row of two lines, by the rank of its column. */
const PLACES = [undefined, 'beside', 'below', 'end'];

/** J opens the current row from anywhere on the page, X selects the row with the focus. */
const keysOfRow = (isNext: boolean, isSelectable: boolean) =>
  [isNext && 'j', isSelectable && 'x'].filter((key) => key !== false).join(' ') || undefined;

/** A virtualized table: only the visible rows are in the document. */
export function DataGrid<Data>(props: DataGridProps<Data>) {
  const { rows, sort, isSorting, view, openId, selection, onSort, onOpen } = props;
  const { texts } = props.table;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const { columns, hasTwoLines } = useMemo(
    () => fittingColumns(props.table.columns, width),
    [props.table.columns, width],
  );
  const { items, top, height, activeRow, activate, moveFrom } = useVirtualRows({
    frame,
    count: rows.length,
    rowHeight: hasTwoLines ? TWO_LINES_HEIGHT : ROW_HEIGHT,
    view,
    isOpen: openId !== undefined,
    openedRow: openId === undefined ? -1 : rows.findIndex(({ id }) => id === openId),
  });
  const data = useMemo(
    () => items.map(({ index }) => rows[index]).filter((row) => row !== undefined),
    [items, rows],
  );
  // Definitions stay the same objects, so that React keeps the cells: page translation replaces their text nodes.
  const definitions = useMemo(() => gridColumns(props.table.columns), [props.table.columns]);
  const sorting = sortingOf(sort);
  const table = useTable({
    features,
    columns: useMemo(() => definitions.filter(isShown(columns)), [definitions, columns]),
    data,
    state: { sorting },
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    onSortingChange: (change: Updater<SortingState>) =>
      onSort(sortOf(typeof change === 'function' ? change(sorting) : change)),
  });
  const tableRows = table.getRowModel().rows;
  const lastItem = items.at(-1);

  return (
    <Frame ref={frame}>
      <Grid
        data-two-lines={hasTwoLines || undefined}
        aria-rowcount={rows.length + 1}
        aria-busy={isSorting || undefined}
      >
        <caption>{texts.caption}</caption>
        <colgroup>
          {columns.map(({ id, width }, index) => (
            <col key={id} style={index === 0 ? undefined : { width: `${width}rem` }} />
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
            const row = tableRows[position];
            if (!row) return null;
            const [name, ...cells] = row.getAllCells();
            return (
              <Fragment key={row.original.id}>
                <Gap
                  height={item.start - (items[position - 1]?.end ?? top)}
                  columns={columns.length}
                />
                <tr
                  data-row={item.index}
                  data-open={row.original.id === openId || undefined}
                  aria-rowindex={item.index + 2}
                  onClick={(event) => {
                    if (!isForOtherTarget(event)) onOpen(row.original.id);
                  }}
                >
                  <th scope="row" aria-label={selection && name && String(name.getValue())}>
                    {selection && (
                      <SelectBox>
                        <input
                          type="checkbox"
                          aria-label={`Select ${String(name?.getValue())}`}
                          tabIndex={item.index === activeRow ? 0 : -1}
                          checked={selection.has(row.original.id)}
                          disabled={selection.isFull && !selection.has(row.original.id)}
                          onFocus={() => activate(item.index)}
                          onChange={() => selection.toggle(row.original.id)}
                        />
                      </SelectBox>
                    )}
                    <NameButton
                      type="button"
                      tabIndex={item.index === activeRow ? 0 : -1}
                      onFocus={() => activate(item.index)}
                      onClick={() => onOpen(row.original.id)}
                      aria-keyshortcuts={keysOfRow(
                        item.index === activeRow && openId === undefined,
                        selection !== undefined,
                      )}
                      onKeyDown={(event) => {
                        if (event.key === 'x') selection?.toggle(row.original.id);
                        if (moveFrom(item.index, event.key)) event.preventDefault();
                      }}
                    >
                      {name && <table.FlexRender cell={name} />}
                    </NameButton>
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={cell.id}
                      data-align={columns[index + 1]?.align}
                      data-place={PLACES[columns[index + 1]?.rank ?? 0]}
                    >
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
          <Gap height={height - ((lastItem?.end ?? top) - top)} columns={columns.length} />
        </tbody>
      </Grid>
    </Frame>
  );
}

interface GapProps {
  readonly height: number;
  readonly columns: number;
}

/** An empty row as high as the rows that are not in the document. */
function Gap({ height, columns }: GapProps) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}
