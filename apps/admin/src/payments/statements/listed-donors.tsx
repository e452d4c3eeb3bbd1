import { FailureNotice } from '@raade/staff/failure-notice';
import { formatCents } from '@raade/contracts/money/money';
import type { ListedDonor, StatementOutcome } from '@raade/contracts/money/yearly-statements';
import { Button, Table } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TableHead } from '../../page-section/table-head.tsx';
import { callStatements } from './call-statements.ts';
import { failureText } from './statement-words.ts';

const OUTCOMES: Readonly<Record<StatementOutcome, string>> = {
  due: 'Gets a statement',
  suppressed: 'Takes no email',
  nothing: 'All of it was refunded',
  many: 'Too many donations for one statement',
};

const sumOf = ({ totals }: ListedDonor) =>
  Object.entries(totals)
    .map(([currency, cents]) => formatCents(cents, currency))
    .join(' and ');

/** The donors of a year, asked for page by page: they can be looked through before anything is sent. */
export function ListedDonors({ year }: { readonly year: number }) {
  const [donors, setDonors] = useState<readonly ListedDonor[]>([]);
  const listing = useMutation({
    mutationFn: () => callStatements({ action: 'list', year, after: donors.at(-1)?.id ?? null }),
    onSuccess: ({ donors: page = [] }) => setDonors([...donors, ...page]),
  });
  const isComplete = listing.data?.donors?.length === 0;

  return (
    <>
      {donors.length > 0 && (
        <Table caption={`Donors of ${year}`}>
          <TableHead columns={['Donor', 'Donations', 'Amount', 'Statement']} />
          <tbody>
            {donors.map((donor) => (
              <tr key={donor.id}>
                <th scope="row">{donor.email}</th>
                <td>{donor.gifts}</td>
                <td>{sumOf(donor)}</td>
                <td>{OUTCOMES[donor.outcome]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <FailureNotice>
        {listing.isError &&
          failureText(listing.error, 'The donors could not be listed. Please try again.')}
      </FailureNotice>
      {!isComplete && (
        <div>
          <Button look="quiet" isBusy={listing.isPending} onClick={() => listing.mutate()}>
            {donors.length === 0 ? 'List Donors' : 'Show More Donors'}
          </Button>
        </div>
      )}
    </>
  );
}
