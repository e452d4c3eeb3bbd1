import { formatToTheCent } from '@raade/contracts/money/money';
import { Heading } from '@raade/ui';
import { FigureList, FigureNote, FigureSection } from './figures.styles.ts';
import type { AccountTotals } from './read-account-totals.ts';

/** What gifts left on our account at Stripe, in one of its currencies. */
export function AccountFigures({ account }: { readonly account: AccountTotals }) {
  const { currency, gross, fees, refunds, disputes, net } = account;
  const id = `account-${currency}`;
  const figures = [
    ['Gross', gross],
    ['Fees', 0 - fees],
    ['Refunds', 0 - refunds],
    ['Disputes', 0 - disputes],
    ['Net', net],
  ] as const;
  return (
    <FigureSection aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {`On our Stripe account, in ${currency.toUpperCase()}`}
      </Heading>
      <FigureList>
        {figures.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatToTheCent(cents, currency)}</dd>
          </div>
        ))}
      </FigureList>
      <FigureNote>
        As Stripe has booked it: what gifts brought, what it took, and what is left, paid out or
        not.
      </FigureNote>
    </FigureSection>
  );
}
