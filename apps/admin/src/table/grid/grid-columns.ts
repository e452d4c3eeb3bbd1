import { type ColumnDef, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import { orDash } from '../or-dash.ts';
import type { RecordRow } from '../record-row.ts';
import type { Column } from '../records-table.ts';

/** Without the library's filtering and sorting, which are too slow for 100,000 rows. */
export const features = tableFeatures({ rowSortingFeature });

export function gridColumns<Data>(
  columns: readonly Column<Data>[],
): ColumnDef<typeof features, RecordRow<Data>>[] {
  return columns.map(({ id, header, text, cell }) => ({
    id,
    header,
    accessorFn: text,
    cell: ({ row }) => cell?.(row.original) ?? orDash(text(row.original)),
  }));
}
