import { Badge } from '@raade/ui';
import type { Column } from '../table/records-table.ts';
import type { RecordedRegistrant } from './read-registrants.ts';
import { emailVerified, registrationType, statusTone, ticketText } from './registrant-labels.ts';

export const REGISTRANT_COLUMNS: readonly Column<RecordedRegistrant>[] = [
  { id: 'name', header: 'Name', width: 0, rank: 0, text: ({ data }) => data.full_name },
  { id: 'email', header: 'Email', width: 15, rank: 2, text: ({ data }) => data.email },
  {
    id: 'organization',
    header: 'Organization',
    width: 9.5,
    rank: 5,
    text: ({ data }) => data.organization ?? '',
  },
  {
    id: 'ticket',
    header: 'Ticket Type',
    width: 11,
    rank: 3,
    text: ({ data }) => ticketText(data.ticket_type),
  },
  {
    id: 'registration',
    header: 'Registration Type',
    width: 9.5,
    rank: 4,
    text: ({ data }) => registrationType(data),
  },
  {
    id: 'status',
    header: 'Status',
    width: 7.75,
    rank: 1,
    text: ({ data }) => data.status,
    cell: ({ data: { status } }) =>
      status ? <Badge $tone={statusTone(status)}>{status}</Badge> : undefined,
  },
  {
    id: 'verified',
    header: 'Email Verified',
    width: 8.5,
    rank: 6,
    text: ({ data }) => emailVerified(data),
  },
];
