import { AUDIT_ACTIONS } from '@raade/contracts/staff/audit';
import { momentText } from '@raade/staff/moments';
import { DetailsList } from '../table/details-list.tsx';
import { orDash } from '../table/or-dash.ts';
import type { RecordRow } from '../table/record-row.ts';
import type { Column, RecordsTable } from '../table/records-table.ts';
import { ACTION_LABELS } from './audit-labels.ts';
import { auditLogQueries } from './audit-log.query.ts';
import { actorOf } from './audit-row.ts';
import type { RecordedEntry } from './read-audit-log.ts';

const COLUMNS: readonly Column<RecordedEntry>[] = [
  {
    id: 'action',
    header: 'What',
    width: 0,
    rank: 0,
    text: ({ data }) => ACTION_LABELS[data.action],
  },
  { id: 'actor', header: 'Who', width: 17, rank: 2, text: ({ data }) => actorOf(data) },
  { id: 'subject', header: 'To What', width: 17, rank: 3, text: ({ data }) => data.subject ?? '' },
  {
    id: 'time',
    header: 'When',
    width: 13,
    rank: 1,
    text: ({ data }) => momentText(data.created_at),
    cell: ({ data }) => (
      <time dateTime={data.created_at.toISOString()}>{momentText(data.created_at)}</time>
    ),
    sortText: ({ data }) => data.created_at.toISOString(),
  },
];

function linesOf({ id, data }: RecordRow<RecordedEntry>): [string, string][] {
  return [
    ['Who', actorOf(data)],
    ['Account or Tool', data.actor],
    ['To What', orDash(data.subject)],
    ['When', momentText(data.created_at)],
    ...Object.entries(data.details).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    ]),
    ['Entry', id],
  ];
}

export const AUDIT_TABLE: RecordsTable<RecordedEntry> = {
  words: {
    caption: 'Audit log',
    rows: 'entries',
    loading: 'Loading the audit log...',
    failure: {
      title: 'Error fetching the audit log',
      text: 'Could not load the audit log. Please try again.',
    },
    none: 'Nothing has been done yet.',
    noneFound: 'No entries found matching the current filters.',
    searchLabel: 'Search the audit log by who did it, what was done, or what to',
    searchPlaceholder: 'Search by account or record...',
    filterLabel: 'Actions to show',
  },
  queries: auditLogQueries,
  columns: COLUMNS,
  filters: [
    { id: 'all', label: 'All Actions' },
    ...AUDIT_ACTIONS.map((action) => ({
      id: action,
      label: ACTION_LABELS[action],
      accepts: (entry: RecordedEntry) => entry.action === action,
    })),
  ],
  details: {
    title: ({ data }) => ACTION_LABELS[data.action],
    render: (row) => <DetailsList lines={linesOf(row)} />,
  },
};
