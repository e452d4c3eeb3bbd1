import type { Column } from '../records-table.ts';

const REM = 16;
/** Least width of the first column, in rem. */
const NAME_WIDTH = 12;
/** Width in rem below which rows have two lines. */
const TWO_LINES_BELOW = 34;
/** Columns after the first in rows of two lines. */
const IN_TWO_LINES = 3;

interface Layout<Data> {
  /** In their order. */
  readonly columns: readonly Column<Data>[];
  readonly hasTwoLines: boolean;
}

/**
 * The columns that a table has room for, those of the lowest ranks first.
 * @param width of the table in pixels; undefined while it is not known: then all are shown
 */
export function fittingColumns<Data>(
  columns: readonly Column<Data>[],
  width: number | undefined,
): Layout<Data> {
  if (width === undefined) return { columns, hasTwoLines: false };
  const hasTwoLines = width < TWO_LINES_BELOW * REM;
  const [name, ...others] = columns;
  let room = width / REM - NAME_WIDTH;
  const fits = (column: Column<Data>) => {
    room -= column.width;
    return hasTwoLines ? column.rank <= IN_TWO_LINES : room >= 0;
  };
  const shown = new Set([...others].sort((a, b) => a.rank - b.rank).filter(fits));
  return { columns: columns.filter((column) => column === name || shown.has(column)), hasTwoLines };
}
