import { sumOf } from '@raade/contracts/money/ledger-totals';
import { formatToTheCent } from '@raade/contracts/money/money';
import { applicationsOf, type ReadOverviewResponse } from '@raade/contracts/overview/overview';
import { counted, number } from '@raade/staff/numbers';
import { FigureList } from '../payments/figures.tsx';

function figuresOf({ donations, registrations, applications }: ReadOverviewResponse) {
  const figures: (readonly [label: string, figure: string, note: string])[] = [];
  if (donations) {
    const { ledger, months } = donations;
    const year = sumOf(months.map(({ all }) => all));
    figures.push(
      ['Donations, 12 months', formatToTheCent(year.sum), counted(year.count, 'donation')],
      ['All donations', formatToTheCent(ledger.all.sum), counted(ledger.all.count, 'donation')],
    );
    for (const { currency, net } of ledger.accounts) {
      const label = `Net amount on Stripe, in ${currency.toUpperCase()}`;
      figures.push([label, formatToTheCent(net, currency), 'after fees, refunds and disputes']);
    }
  }
  const [newest] = registrations ?? [];
  if (newest) {
    const notAttending = `${number(newest.notAttending)} of them canceled or refused`;
    figures.push([`Registrants ${newest.forum}`, number(newest.all), notAttending]);
  }
  if (applications) {
    const kinds = Object.values(applications.kinds);
    const total = kinds.reduce((sum, statuses) => sum + applicationsOf(statuses), 0);
    const newCount = kinds.reduce((sum, statuses) => sum + statuses.new, 0);
    figures.push(['Applications', number(total), `${number(newCount)} new`]);
  }
  return figures;
}

/** The most important figures in one line. */
export function KeyFigures({ overview }: { readonly overview: ReadOverviewResponse }) {
  return (
    <FigureList>
      {figuresOf(overview).map(([label, figure, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </FigureList>
  );
}
