import { DONATION_CURRENCY } from '@raade/contracts/money/donation-amount';
import { ENTERED_METHODS } from '@raade/contracts/money/gifts';
import { formatToTheCent } from '@raade/contracts/money/money';
import { Heading } from '@raade/ui';
import { FigureList, FigureNote, FigureSection } from './figures.styles.ts';
import { METHOD_LABELS } from './gifts/gift-values.ts';
import { type LedgerTotals, sumOf } from './read-donations.ts';

const ID = 'entered-gifts';

/** What came past Stripe; nothing while nothing did. */
export function EnteredFigures({ entered }: Pick<LedgerTotals, 'entered'>) {
  const all = sumOf(Object.values(entered));
  if (all.count === 0) return null;
  const figures = [
    ['All entered gifts', all.sum],
    ...ENTERED_METHODS.map((method) => [METHOD_LABELS[method], entered[method].sum] as const),
  ] as const;
  return (
    <FigureSection aria-labelledby={ID}>
      <Heading as="h2" id={ID}>
        {`Past Stripe, in ${DONATION_CURRENCY.toUpperCase()}`}
      </Heading>
      <FigureList>
        {figures.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatToTheCent(cents)}</dd>
          </div>
        ))}
      </FigureList>
      <FigureNote>
        As staff have entered it. It is part of all donations, and not of Stripe’s account.
      </FigureNote>
    </FigureSection>
  );
}
