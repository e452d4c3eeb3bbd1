import type { OverviewPart } from '@raade/contracts/overview/overview';
import { ENTERED_METHODS } from '@raade/contracts/money/gifts';
import { type LedgerTotals, sumOf } from '@raade/contracts/money/ledger-totals';
import { formatToTheCent } from '@raade/contracts/money/money';
import { number } from '@raade/staff/numbers';
import { Note } from '@raade/staff/staff-page.styles';
import { TitledSection } from '@raade/staff/titled-section';
import { METHOD_LABELS } from '../payments/gifts/gift-values.ts';
import { StackedChart } from './chart/stacked-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

type Donations = OverviewPart<'donations'>;
type Sums = Pick<LedgerTotals, 'all' | 'entered'>;

const SOURCES = ['Card', ...ENTERED_METHODS.map((method) => METHOD_LABELS[method])];

/** Cents by source, in the order of `SOURCES`. */
function bySource({ all, entered }: Sums): number[] {
  const methods = ENTERED_METHODS.map((method) => entered[method].sum);
  return [all.sum - sumOf(Object.values(entered)).sum, ...methods];
}

const amount = (cents: number) => (cents === 0 ? '–' : formatToTheCent(cents));

/** The donations of the ledger that no month tells of. */
function earlierThan(months: Donations['months'], { all, entered }: LedgerTotals): Sums {
  const rest = (total: Sums['all'], part: (sums: Sums) => Sums['all']) => {
    const shown = sumOf(months.map(part));
    return { count: total.count - shown.count, sum: total.sum - shown.sum };
  };
  return {
    all: rest(all, (month) => month.all),
    entered: {
      cheque: rest(entered.cheque, (month) => month.entered.cheque),
      cash: rest(entered.cash, (month) => month.entered.cash),
      transfer: rest(entered.transfer, (month) => month.entered.transfer),
    },
  };
}

const monthFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const longMonth = monthFormat({ month: 'short', year: 'numeric' });
const shortMonth = monthFormat({ month: 'short' });
const firstDay = (month: string) => new Date(`${month}-01T00:00:00Z`);

const roughly = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'usd' },
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Donations by month and source. */
export function DonationsSection({ donations }: { readonly donations: Donations }) {
  const { ledger, months } = donations;
  const given = bySource(ledger);
  // A source without any donation has no column.
  const sources = SOURCES.map((name, index) => ({ name, index })).filter(
    ({ index }) => given[index] !== 0,
  );
  const rowOf = (name: string, sums: Sums): [string, ...string[]] => [
    name,
    formatToTheCent(sums.all.sum),
    ...sources.map(({ index }) => amount(bySource(sums)[index] ?? 0)),
    number(sums.all.count),
  ];
  if (ledger.all.count === 0) {
    return (
      <TitledSection title="Donations">
        <Note>No donation is on record yet.</Note>
      </TitledSection>
    );
  }
  return (
    <TitledSection title="Donations">
      <StackedChart
        label="Donations by month and source"
        names={months.map(({ month }) => shortMonth.format(firstDay(month)))}
        series={sources.map(({ name, index }) => ({
          name,
          values: months.map((month) => bySource(month)[index] ?? 0),
        }))}
        textOf={(cents) => roughly.format(cents / 100)}
      />
      <FiguresTable
        caption="Donations by month and source"
        first="Month"
        columns={['All', ...sources.map(({ name }) => name), 'Number']}
        rows={[
          rowOf('All donations', ledger),
          ...months
            .map((month) => rowOf(longMonth.format(firstDay(month.month)), month))
            .toReversed(),
          rowOf('Earlier', earlierThan(months, ledger)),
        ]}
      />
      <Note>Amounts before refunds, by the day of payment. Voided donations are left out.</Note>
    </TitledSection>
  );
}
