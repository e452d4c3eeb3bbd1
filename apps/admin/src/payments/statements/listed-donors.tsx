import { formatCents } from '@raade/contracts/money/money';
import type { ListedDonor, StatementOutcome } from '@raade/contracts/money/statements';
import { CallFailure } from '@raade/firebase/callables';
import { Button, Notice, Table } from '@raade/ui';
import { useState } from 'react';
import { callStatements } from './call-statements.ts';

const OUTCOMES: Readonly<Record<StatementOutcome, string>> = {
  due: 'Gets a statement',
  suppressed: 'Takes no email',
  nothing: 'All of it was refunded',
  many: 'Too many gifts for one statement',
};

const sumOf = ({ totals }: ListedDonor) =>
  Object.entries(totals)
    .map(([currency, cents]) => formatCents(cents, currency))
    .join(' and ');

/** The donors of a year, asked for page by page: they can be looked through before anything is sent. */
export function ListedDonors({ year }: { readonly year: number }) {
  const [donors, setDonors] = useState<readonly ListedDonor[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isComplete, setComplete] = useState(false);
  const [failure, setFailure] = useState<string>();

  const showMore = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const after = donors.at(-1)?.id ?? null;
      const { donors: page = [] } = await callStatements({ action: 'list', year, after });
      setDonors([...donors, ...page]);
      setComplete(page.length === 0);
    } catch (error) {
      const isTold = error instanceof CallFailure;
      setFailure(isTold ? error.message : 'The donors could not be listed. Please try again.');
    }
    setBusy(false);
  };

  return (
    <>
      {donors.length > 0 && (
        <Table caption={`Donors of ${year}`}>
          <thead>
            <tr>
              {['Donor', 'Gifts', 'Amount', 'Statement'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
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
      <div role="alert">{failure && <Notice $tone="danger">{failure}</Notice>}</div>
      {!isComplete && (
        <div>
          <Button look="quiet" isBusy={isBusy} onClick={() => void showMore()}>
            {donors.length === 0 ? 'List Donors' : 'Show More Donors'}
          </Button>
        </div>
      )}
    </>
  );
}
