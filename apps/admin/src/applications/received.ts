import { dayText } from '@raade/staff/moments';
import type { Column } from '../table/records-table.ts';

/** The column with the day on which an application came. */
export const RECEIVED_COLUMN: Column<{ readonly created_at: Date }> = {
  id: 'received',
  header: 'Received',
  width: 8,
  rank: 2,
  text: ({ data }) => dayText(data.created_at),
  sortText: ({ data }) => data.created_at.toISOString(),
};
