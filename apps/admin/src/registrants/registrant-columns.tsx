import { Badge } from '@raade/ui';
import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import { emailVerified, orDash, registrationType, statusTone } from './registrant-labels.ts';
import type { RegistrantRow } from './registrant-row.ts';
import type { ColumnId } from './sorting/registrant-sort.ts';

/** Filtering and sorting are ours: at 100,000 rows the table's own take longer than a key press may. */
export const features = tableFeatures({ rowSortingFeature });

const helper = createColumnHelper<typeof features, RegistrantRow>();
const id = (column: ColumnId) => column;

function Status({ status }: { readonly status: string }) {
  return status ? <Badge $tone={statusTone(status)}>{status}</Badge> : orDash(status);
}

export const columns = helper.columns([
  helper.accessor((row) => orDash(row.registrant.full_name), { id: id('name'), header: 'Name' }),
  helper.accessor((row) => orDash(row.registrant.email), { id: id('email'), header: 'Email' }),
  helper.accessor((row) => orDash(row.registrant.organization), {
    id: id('organization'),
    header: 'Organization',
  }),
  helper.accessor((row) => orDash(row.registrant.ticket_type), {
    id: id('ticket'),
    header: 'Ticket Type',
  }),
  helper.accessor((row) => registrationType(row.registrant), {
    id: id('registration'),
    header: 'Registration Type',
  }),
  helper.accessor((row) => row.registrant.status, {
    id: id('status'),
    header: 'Status',
    cell: ({ getValue }) => <Status status={getValue()} />,
  }),
  helper.accessor((row) => emailVerified(row.registrant), {
    id: id('verified'),
    header: 'Email Verified',
  }),
]);
