import { formatToTheCent } from '@raade/contracts/money/money';
import type { ListedDonor, StatementOutcome } from '@raade/contracts/money/yearly-statements';
import { Button } from '@raade/ui';
import { useMemo, useState } from 'react';
import { DetailsList } from '../../table/details-list.tsx';
import { listQueries } from '../../table/reading/list.query.ts';
import { recordRow, type RecordRow } from '../../table/record-row.ts';
import type { Column, RecordsTable } from '../../table/records-table.ts';
import { RecordsView } from '../../table/records-view.tsx';
import { callStatements } from './call-statements.ts';

const OUTCOMES: Readonly<Record<StatementOutcome, string>> = {
  due: 'Gets a statement',
  suppressed: 'The address is blocked',
  nothing: 'All donations were refunded',
  many: 'No statement: too many donations. Write one by hand',
};

const sumOf = ({ totals }: ListedDonor) =>
  Object.entries(totals)
    .map(([currency, cents]) => formatToTheCent(cents, currency))
    .join(' and ');

const COLUMNS: readonly Column<ListedDonor>[] = [
  { id: 'donor', header: 'Donor', width: 0, rank: 0, text: ({ data }) => data.email },
  {
    id: 'donations',
    header: 'Donations',
    width: 7,
    rank: 3,
    align: 'end',
    text: ({ data }) => String(data.donations),
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 9,
    rank: 1,
    align: 'end',
    text: ({ data }) => sumOf(data),
    sortText: ({ data }) => String(Object.values(data.totals)[0] ?? 0),
  },
  {
    id: 'statement',
    header: 'Statement',
    width: 16,
    rank: 2,
    text: ({ data }) => OUTCOMES[data.outcome],
  },
];

/** Reads all donors: one call for each page, until a page is empty. */
async function readDonors(year: number): Promise<RecordRow<ListedDonor>[]> {
  const rows: RecordRow<ListedDonor>[] = [];
  for (;;) {
    const after = rows.at(-1)?.id ?? null;
    const { donors = [] } = await callStatements({ action: 'list', year, after });
    if (donors.length === 0) return rows;
    rows.push(...donors.map((donor) => recordRow(donor.id, donor, [donor.email])));
  }
}

/** The donors of a year for whom statements were prepared. */
const donorsTable = (year: number): RecordsTable<ListedDonor> => ({
  texts: {
    caption: `Donors of ${year}`,
    rows: 'donors',
    loading: 'Loading donors...',
    failure: {
      title: 'Error fetching donors',
      text: 'The donors could not be listed. Please try again.',
    },
    none: 'Nobody gave in this year.',
    noneFound: 'No donors found matching the current filters.',
    searchLabel: 'Search donors by email',
    searchPlaceholder: 'Search donors...',
    filterLabel: 'Donors to show',
    order: 'As prepared',
  },
  queries: listQueries(`statement-donors ${year}`, () => readDonors(year)),
  columns: COLUMNS,
  filters: [
    { id: 'all', label: 'All Donors' },
    ...(Object.keys(OUTCOMES) as StatementOutcome[]).map((id) => ({
      id,
      label: OUTCOMES[id],
      accepts: ({ outcome }: ListedDonor) => outcome === id,
    })),
  ],
  details: {
    title: ({ data }) => data.email,
    render: (row) => (
      <DetailsList lines={COLUMNS.slice(1).map(({ header, text }) => [header, text(row)])} />
    ),
  },
});

/** The donors of a year on request, so that they can be checked before anything is sent. */
export function ListedDonors({ year }: { readonly year: number }) {
  const [isShown, setIsShown] = useState(false);
  const table = useMemo(() => donorsTable(year), [year]);
  if (isShown) return <RecordsView table={table} />;
  return (
    <div>
      <Button look="quiet" onClick={() => setIsShown(true)}>
        List Donors
      </Button>
    </div>
  );
}
