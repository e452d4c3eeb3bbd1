import type { Registrant } from '@raade/contracts/registrants';
import { Badge, Table } from '@raade/ui';
import { emailVerified, orDash, registrationType, statusTone } from './registrant-labels.ts';

const COLUMNS = [
  'Name',
  'Email',
  'Organization',
  'Ticket Type',
  'Registration Type',
  'Status',
  'Email Verified',
];

interface RegistrantsTableProps {
  readonly registrants: readonly { readonly id: string; readonly data: Registrant }[];
}

export function RegistrantsTable({ registrants }: RegistrantsTableProps) {
  return (
    <Table caption="Registrants">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {registrants.map(({ id, data }) => (
          <RegistrantRow key={id} registrant={data} />
        ))}
      </tbody>
    </Table>
  );
}

function RegistrantRow({ registrant }: { readonly registrant: Registrant }) {
  const { full_name, email, organization, ticket_type, status } = registrant;
  return (
    <tr>
      <th scope="row">{orDash(full_name)}</th>
      <td>{orDash(email)}</td>
      <td>{orDash(organization)}</td>
      <td>{orDash(ticket_type)}</td>
      <td>{registrationType(registrant)}</td>
      <td>{status ? <Badge $tone={statusTone(status)}>{status}</Badge> : orDash(status)}</td>
      <td>{emailVerified(registrant)}</td>
    </tr>
  );
}
