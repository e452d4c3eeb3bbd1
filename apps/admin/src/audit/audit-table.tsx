import { Link } from '@raade/platform';
import { momentText } from '@raade/staff/moments';
import { DetailsList } from '../table/details-list.tsx';
import { orDash } from '../table/or-dash.ts';
import type { Column, RecordsTable } from '../table/records-table.ts';
import { AUDIT_AREAS, type AuditArea, areaOf, labelOf } from './audit-labels.ts';
import { auditLogQueries } from './audit-log.query.ts';
import { actorOf, type AuditGroup, groupedRows, groupText } from './audit-row.ts';
import { subjectOf } from './audit-subject.ts';
import type { RecordedEntry } from './read-audit-log.ts';

const subjectText = ({ entries: [{ subject }] }: AuditGroup) => subjectOf(subject)?.shortText ?? '';
const timeOf = ({ entries: [{ created_at }] }: AuditGroup) => created_at;

const COLUMNS: readonly Column<AuditGroup>[] = [
  { id: 'action', header: 'What', width: 0, rank: 0, text: ({ data }) => groupText(data) },
  { id: 'actor', header: 'Who', width: 17, rank: 2, text: ({ data }) => actorOf(data) },
  { id: 'subject', header: 'To What', width: 17, rank: 3, text: ({ data }) => subjectText(data) },
  {
    id: 'time',
    header: 'When',
    width: 13,
    rank: 1,
    text: ({ data }) => momentText(timeOf(data)),
    cell: ({ data }) => (
      <time dateTime={timeOf(data).toISOString()}>{momentText(timeOf(data))}</time>
    ),
    sortText: ({ data }) => timeOf(data).toISOString(),
  },
];

const valueText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** The time, text and details of an entry. */
function linesOf({ action, created_at, details }: RecordedEntry): [string, string][] {
  const detailLines = Object.entries(details).map(
    ([name, value]) => `${name}: ${valueText(value)}`,
  );
  return [[momentText(created_at), [labelOf(action), ...detailLines].join('\n')]];
}

/** The details of a group: the account, the record, and each entry. */
function AuditDetails({ group }: { readonly group: AuditGroup }) {
  const [{ actor, subject }] = group.entries;
  const record = subjectOf(subject);
  return (
    <>
      <DetailsList
        lines={[
          ['Who', actorOf(group)],
          ['Account or tool', actor],
          ['To what', orDash(record?.text ?? null)],
        ]}
      />
      {record?.to && <Link to={record.to}>Open the record</Link>}
      {group.entries.map((entry, index) => (
        <DetailsList key={`${index} ${entry.created_at.toISOString()}`} lines={linesOf(entry)} />
      ))}
    </>
  );
}

const isChange = ({ action }: RecordedEntry) => areaOf(action) !== 'reads';
const isInArea =
  (area: string) =>
  ({ entries }: AuditGroup) =>
    entries.some(({ action }) => areaOf(action) === area);

export const AUDIT_TABLE: RecordsTable<AuditGroup> = {
  texts: {
    caption: 'Audit log',
    rows: 'entries',
    loading: 'Loading the audit log...',
    failure: {
      title: 'Error fetching the audit log',
      text: 'Could not load the audit log. Please try again.',
    },
    none: 'Nothing has been done yet.',
    noneFound: 'No entries found matching the current filters.',
    searchLabel: 'Search the audit log by person, action or record',
    searchPlaceholder: 'Search by account or record...',
    filterLabel: 'Actions to show',
  },
  queries: auditLogQueries,
  merge: groupedRows,
  columns: COLUMNS,
  filters: [
    {
      id: 'changes',
      label: 'Changes and exports',
      accepts: ({ entries }) => entries.some(isChange),
    },
    { id: 'all', label: 'All actions' },
    ...(Object.keys(AUDIT_AREAS) as AuditArea[]).map((id) => ({
      id,
      label: AUDIT_AREAS[id],
      accepts: isInArea(id),
    })),
  ],
  details: {
    title: ({ data }) => groupText(data),
    render: ({ data }) => <AuditDetails group={data} />,
  },
};
