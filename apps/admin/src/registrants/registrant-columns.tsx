import { Badge } from '@raade/ui';
import type { Column } from '../table/records-table.ts';
import type { RecordedRegistrant } from './read-registrants.ts';
import { emailVerified, registrationType, statusTone } from './registrant-labels.ts';

export const REGISTRANT_COLUMNS: readonly Column<RecordedRegistrant>[] = [
  { id: 'name', header: 'Name', width: 'auto', text: ({ data }) => data.full_name },
  { id: 'email', header: 'Email', width: '17rem', text: ({ data }) => data.email },
  {
    id: 'organization',
    header: 'Organization',
    width: '12rem',
    text: ({ data }) => data.organization ?? '',
  },
  {
    id: 'ticket',
    header: 'Ticket Type',
    width: '12.5rem',
    text: ({ data }) => data.ticket_type ?? '',
  },
  {
    id: 'registration',
    header: 'Registration Type',
    width: '10.5rem',
    text: ({ data }) => registrationType(data),
  },
  {
    id: 'status',
    header: 'Status',
    width: '8rem',
    text: ({ data }) => data.status,
    cell: ({ data: { status } }) =>
      status ? <Badge $tone={statusTone(status)}>{status}</Badge> : undefined,
  },
  {
    id: 'verified',
    header: 'Email Verified',
    width: '9.5rem',
    text: ({ data }) => emailVerified(data),
  },
];
