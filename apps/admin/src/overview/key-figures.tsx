import type { ReadOverviewResponse } from '@raade/contracts/overview/overview';
import { sumOf } from '@raade/contracts/money/ledger-totals';
import { formatToTheCent } from '@raade/contracts/money/money';
import { counted, number } from '@raade/staff/numbers';
import { FigureList } from '../payments/figures.tsx';
import { applicationsOf } from './applications-section.tsx';

type Figure = readonly [label: string, figure: string, note: string];

function donationFigures({ donations }: ReadOverviewResponse): Figure[] {
  if (!donations) return [];
  const { ledger, months } = donations;
  const year = sumOf(months.map(({ all }) => all));
  return [
    ['Donations, 12 months', formatToTheCent(year.sum), counted(year.count, 'donation')],
    ['All donations', formatToTheCent(ledger.all.sum), counted(ledger.all.count, 'donation')],
    ...ledger.accounts.map(({ currency, net }): Figure => [
      `Net on Stripe, in ${currency.toUpperCase()}`,
      formatToTheCent(net, currency),
      'after fees, refunds and disputes',
    ]),
  ];
}

function peopleFigures({ registrations, applications }: ReadOverviewResponse): Figure[] {
  const [newest] = registrations ?? [];
  const figures: Figure[] = [];
  if (newest) {
    const { forum, all, gone } = newest;
    figures.push([`Registrants ${forum}`, number(all), `${number(gone)} canceled or refused`]);
  }
  if (applications) {
    const kinds = Object.values(applications.kinds);
    const all = kinds.reduce((sum, statuses) => sum + applicationsOf(statuses), 0);
    const fresh = kinds.reduce((sum, statuses) => sum + statuses.new, 0);
    figures.push(['Applications', number(all), `${number(fresh)} new`]);
  }
  return figures;
}

/** The most important figures in one line. */
export function KeyFigures({ overview }: { readonly overview: ReadOverviewResponse }) {
  const figures = [...donationFigures(overview), ...peopleFigures(overview)];
  if (figures.length === 0) return null;
  return (
    <FigureList>
      {figures.map(([label, figure, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </FigureList>
  );
}
