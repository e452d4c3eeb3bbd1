import { counted } from '@raade/staff/numbers';
import type { LedgerTotals as Ledger, Totals } from '@raade/contracts/money/ledger-totals';
import { formatToTheCent } from '@raade/contracts/money/money';
import { Stack } from '@raade/staff/staff-page.styles';
import { Note, Skeleton } from '@raade/ui';
import { AccountFigures, EnteredFigures, FigureList } from './figures.tsx';
import { useLedgerTotals } from './ledger-line.tsx';

function figuresOf({ all, byStatus }: Ledger): readonly (readonly [string, Totals])[] {
  return [
    ['Gross, all donations', all],
    ['Succeeded', byStatus.succeeded],
    ['Partially refunded', byStatus.partially_refunded],
    ['Refunded', byStatus.refunded],
    ['Disputed', byStatus.disputed],
  ];
}

/** The totals of all donations, by status and by account. */
export function LedgerTotals() {
  const { data, isFetching } = useLedgerTotals();
  if (!data) {
    if (isFetching) return <Skeleton $height="5rem" />;
    return <Note role="alert">The totals could not be loaded. Reload the page to see them.</Note>;
  }
  return (
    <Stack $gap={3}>
      <FigureList>
        {figuresOf(data).map(([label, { count, sum }]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatToTheCent(sum)}</dd>
            <dd>{counted(count, 'donation')}</dd>
          </div>
        ))}
      </FigureList>
      <Note>Amounts before refunds.</Note>
      {data.accounts.map((account) => (
        <AccountFigures key={account.currency} account={account} />
      ))}
      <EnteredFigures entered={data.entered} />
    </Stack>
  );
}
