import type { Column } from '../records-table.ts';

/** Pixels of one rem. */
const REM = 16;
/** Smallest width of the first column, in rem. */
const NAME_WIDTH = 12;
/** Width in rem below which rows have two lines. */
const TWO_LINES_BELOW = 34;
/** The lowest priority that rows of two lines show. */
const LAST_RANK_IN_TWO_LINES = 3;

interface Layout<Data> {
  /** In the order of the table. */
  readonly columns: readonly Column<Data>[];
  readonly hasTwoLines: boolean;
}

/**
 * The columns that fit into a table. Columns with low ranks are kept longest.
 * @param width of the table in pixels; undefined while it is not known: then all are shown
 */
export function fittingColumns<Data>(
  columns: readonly Column<Data>[],
  width: number | undefined,
): Layout<Data> {
  if (width === undefined) return { columns, hasTwoLines: false };
  const hasTwoLines = width < TWO_LINES_BELOW * REM;
  const [nameColumn, ...otherColumns] = columns;
  let room = width / REM - NAME_WIDTH;
  // Called in the order of ranks: each column takes its width from the remaining room.
  const fits = (column: Column<Data>) => {
    room -= column.width;
    return hasTwoLines ? column.rank <= LAST_RANK_IN_TWO_LINES : room >= 0;
  };
  const shown = new Set([...otherColumns].sort((a, b) => a.rank - b.rank).filter(fits));
  return {
    columns: columns.filter((column) => column === nameColumn || shown.has(column)),
    hasTwoLines,
  };
}
