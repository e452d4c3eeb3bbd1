import { formatToTheCent } from '@raade/contracts/money/money';
import type { Totals } from '@raade/firebase/documents';
import { styled } from '@raade/platform';
import { Skeleton } from '@raade/ui';
import { AccountFigures } from './account-figures.tsx';
import { EnteredFigures } from './entered-figures.tsx';
import { FigureList, FigureNote } from './figures.styles.ts';
import { useLedgerTotals } from './ledger-line.tsx';
import type { LedgerTotals as Ledger } from './read-donations.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const number = (value: number) => value.toLocaleString('en-US');

function figuresOf({ all, byStatus }: Ledger): readonly (readonly [string, Totals])[] {
  return [
    ['Gross, all donations', all],
    ['Succeeded', byStatus.succeeded],
    ['Partially refunded', byStatus.partially_refunded],
    ['Refunded', byStatus.refunded],
    ['Disputed', byStatus.disputed],
  ];
}

/** Totals of the donations on record, also of those that are not here yet. */
export function LedgerTotals() {
  const { data, isFetching } = useLedgerTotals();
  if (!data) {
    if (isFetching) return <Skeleton $height="5rem" />;
    return (
      <FigureNote role="alert">
        The totals could not be loaded. Load the page again to see them.
      </FigureNote>
    );
  }
  return (
    <Stack>
      <FigureList>
        {figuresOf(data).map(([label, { count, sum }]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatToTheCent(sum)}</dd>
            <dd>{`${number(count)} ${count === 1 ? 'donation' : 'donations'}`}</dd>
          </div>
        ))}
      </FigureList>
      <FigureNote>Amounts are what was given, before anything was given back.</FigureNote>
      {data.accounts.map((account) => (
        <AccountFigures key={account.currency} account={account} />
      ))}
      <EnteredFigures entered={data.entered} />
    </Stack>
  );
}
