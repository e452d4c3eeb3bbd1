import { GUEST_ANSWERS } from '@raade/contracts/applications/application-answers';
import type { GuestApplication } from '@raade/contracts/applications/application.schema';
import { guestQueries } from './applications.query.ts';
import { applicationsTable } from './applications-table.tsx';

export const GUESTS_TABLE = applicationsTable<GuestApplication>({
  kind: 'guest',
  caption: 'Registrations of guests',
  searchLabel: 'Search registrations of guests by name, email, organization or ticket',
  fileName: 'RAADE_Guest_Registrations',
  queries: guestQueries,
  title: 'full_name',
  columns: [
    { id: 'name', header: 'Name', width: 0, field: 'full_name' },
    { id: 'email', header: 'Email', width: 16, field: 'email' },
    { id: 'ticket', header: 'Ticket', width: 8, field: 'ticket' },
    { id: 'organization', header: 'Organization', width: 13, field: 'organization' },
    { id: 'days', header: 'Days', width: 9, field: 'days' },
  ],
  fields: GUEST_ANSWERS,
  decides:
    'Whoever is accepted is a registrant, and gets the mails of the forum. A place that is taken back takes them out again. Write to them yourself: no mail tells them.',
});
