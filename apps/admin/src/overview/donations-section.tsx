import { ENTERED_METHODS } from '@raade/contracts/money/manual-donations';
import type { LedgerTotals } from '@raade/contracts/money/ledger-totals';
import { formatToTheCent } from '@raade/contracts/money/money';
import type { OverviewPart } from '@raade/contracts/overview/overview';
import { number } from '@raade/staff/numbers';
import { Note } from '@raade/ui';
import { METHOD_LABELS } from '../payments/manual-donations/donation-values.ts';
import { StackedChart } from './chart/stacked-chart.tsx';
import { FiguresSection, FiguresTable } from './figures-table.tsx';

const SOURCES = ['Card', ...ENTERED_METHODS.map((method) => METHOD_LABELS[method])];
const COLUMNS = ['All', ...SOURCES, 'Number'];
const isMoney = (column: string) => column !== 'Number';

/** The figures of `COLUMNS`: cents in all and by source, and the number of donations. */
function figuresOf({ all, entered }: Pick<LedgerTotals, 'all' | 'entered'>): number[] {
  const methods = ENTERED_METHODS.map((method) => entered[method].sum);
  // The rest of the sum was paid by card.
  const card = methods.reduce((rest, cents) => rest - cents, all.sum);
  return [all.sum, card, ...methods, all.count];
}

function figureText(figure: number, column: string): string {
  if (figure === 0) return '–';
  return isMoney(column) ? formatToTheCent(figure) : number(figure);
}

const monthText = (month: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

const compactMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'usd',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const compactText = (cents: number) => compactMoney.format(cents / 100);

/** Donations by month and source. */
export function DonationsSection({ donations }: { readonly donations: OverviewPart<'donations'> }) {
  const total = figuresOf(donations.ledger);
  const months = donations.months.map((totals) => ({ ...totals, figures: figuresOf(totals) }));
  // The figures of the months before those that have their own row.
  const earlierFigures = months.reduce(
    (rest, { figures }) => rest.map((figure, index) => figure - (figures[index] ?? 0)),
    total,
  );
  // A source without any donation has no column.
  const columns = COLUMNS.map((name, index) => ({ name, index })).filter(
    ({ index }) => total[index] !== 0,
  );
  const rowOf = (name: string, figures: readonly number[]): [string, ...string[]] => [
    name,
    ...columns.map((column) => figureText(figures[column.index] ?? 0, column.name)),
  ];
  return (
    <FiguresSection
      title="Donations"
      isEmpty={donations.ledger.all.count === 0}
      emptyText="No donation is on record yet."
    >
      <StackedChart
        label="Donations by month and source"
        names={months.map(({ month }) => monthText(month, { month: 'short' }))}
        series={SOURCES.map((name, index) => ({
          name,
          values: months.map(({ figures }) => figures[index + 1] ?? 0),
        }))}
        textOf={compactText}
      />
      <FiguresTable
        caption="Donations by month and source"
        columns={['Month', ...columns.map(({ name }) => name)]}
        rows={[
          rowOf('All donations', total),
          ...months
            .filter(({ all }) => all.count > 0)
            .map(({ month, figures }) =>
              rowOf(monthText(month, { month: 'short', year: 'numeric' }), figures),
            )
            .reverse(),
          rowOf('Earlier', earlierFigures),
        ]}
      />
      <Note>
        Amounts before refunds, by the day of payment. Voided donations are left out. Months without
        donations are left out.
      </Note>
    </FiguresSection>
  );
}
