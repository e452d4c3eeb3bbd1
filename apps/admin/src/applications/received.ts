import type { Column } from '../table/records-table.ts';

/** Days are those of the reader's own time zone. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const timeText = (time: Date) => timeFormat.format(time);

/** The column with the day on which an application came. */
export const RECEIVED_COLUMN: Column<{ readonly created_at: Date }> = {
  id: 'received',
  header: 'Received',
  width: '8.5rem',
  text: ({ data }) => dayFormat.format(data.created_at),
  sortText: ({ data }) => data.created_at.toISOString(),
};
