import { type ColumnDef, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import { orDash } from '../or-dash.ts';
import type { RecordRow } from '../record-row.ts';
import type { Column } from '../records-table.ts';

/** Filtering and sorting are ours: at 100,000 rows the table's own take longer than a key press may. */
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
