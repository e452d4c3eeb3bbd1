import { DONATION_CURRENCY } from '@raade/contracts/money/donation-amount';
import { ENTERED_METHODS } from '@raade/contracts/money/manual-donations';
import { type AccountTotals, type LedgerTotals, sumOf } from '@raade/contracts/money/ledger-totals';
import { formatToTheCent } from '@raade/contracts/money/money';
import { media, styled } from '@raade/platform';
import { Heading, Note } from '@raade/ui';
import { Facts } from '../page-section/page-section.styles.ts';
import { METHOD_LABELS } from './manual-donations/donation-values.ts';
import { SubSection } from './task-card.styles.ts';

/** A row of figures, each below its name. */
export const FigureList = styled(Facts)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  > :first-child {
    grid-column: 1 / -1;
  }

  dd {
    font: 600 clamp(1.25rem, 1rem + 0.8vw, 1.5rem) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  dd + dd {
    color: var(--color-text-muted);
    font: var(--text-small) / 1.4 var(--font-body);
  }

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

interface FiguresProps {
  readonly id: string;
  readonly title: string;
  readonly figures: readonly (readonly [label: string, cents: number])[];
  readonly currency: string;
  readonly note: string;
}

/** A section of figures. */
function Figures({ id, title, figures, currency, note }: FiguresProps) {
  return (
    <SubSection aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {`${title}, in ${currency.toUpperCase()}`}
      </Heading>
      <FigureList>
        {figures.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatToTheCent(cents, currency)}</dd>
          </div>
        ))}
      </FigureList>
      <Note>{note}</Note>
    </SubSection>
  );
}

/** The totals of our Stripe account in one currency. */
export function AccountFigures({ account }: { readonly account: AccountTotals }) {
  const { currency, gross, fees, refunds, disputes, net } = account;
  return (
    <Figures
      id={`account-${currency}`}
      title="On our Stripe account"
      currency={currency}
      figures={[
        // Not `-fees`: without fees, -0 would be shown as -$0.00.
        ['Gross', gross],
        ['Fees', 0 - fees],
        ['Refunds', 0 - refunds],
        ['Disputes', 0 - disputes],
        ['Net', net],
      ]}
      note="As recorded by Stripe, including money that it has not yet paid out to our bank."
    />
  );
}

/** The totals of manual donations; nothing if there are none. */
export function EnteredFigures({ entered }: Pick<LedgerTotals, 'entered'>) {
  const all = sumOf(Object.values(entered));
  if (all.count === 0) return null;
  const methods = ENTERED_METHODS.map(
    (method) => [METHOD_LABELS[method], entered[method].sum] as const,
  );
  return (
    <Figures
      id="manual-donations"
      title="Outside Stripe"
      currency={DONATION_CURRENCY}
      figures={[['All manual donations', all.sum], ...methods]}
      note="Entered by staff. Included in all donations, but not on the Stripe account."
    />
  );
}
