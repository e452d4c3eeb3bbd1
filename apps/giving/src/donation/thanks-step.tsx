import { useContent } from '@raade/content-model/provided/use-content';
import { formatCents } from '@raade/contracts/money/money';
import { environment, media, styled, useStore } from '@raade/platform';
import { Button, ButtonLink, ButtonRow, renderText, Notice } from '@raade/ui';
import type { Ref } from 'react';
import { tierOfDonation } from '../impact/tiers.ts';
import { ThanksBanner } from '../thanks/thanks-banner.tsx';
import { type DonationStore, newDonation } from './flow/donation-state.ts';
import { emptyForm } from './flow/donation-form.ts';
import { DonationSummary } from './donation-summary.tsx';
import { stepColumns } from './step-columns.styles.ts';

const Columns = styled.div`
  ${stepColumns}

  ${media.desktop} {
    > aside {
      grid-row: 1;
    }
  }

  h3 {
    margin-block-end: var(--space-4);
    font-size: var(--text-heading);
  }

  a:not([class]) {
    font-weight: 600;
  }
`;

const AlreadyPaidNotice = styled(Notice)`
  margin-block-end: var(--space-6);
`;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  padding-inline-start: 1.25em;

  li::marker {
    color: var(--color-accent);
    font-weight: 600;
  }
`;

interface ThanksStepProps {
  readonly store: DonationStore;
  readonly level: 2 | 3;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The thanks after a payment. The toast is in `notify-donor.ts`. */
export function ThanksStep({ store, level, headingRef }: ThanksStepProps) {
  const { contact, giving } = useContent();
  const { donation, unchargedAttempt, receiptNumber } = useStore(store);
  if (!donation) return null;
  const { amount, fullName, makeAnonymous } = donation;
  const { statementName } = environment().recipient ?? {};
  const statementText = statementName === undefined ? '' : ` On your statement: ${statementName}.`;
  const yourDonation = makeAnonymous ? 'Your gift' : `${fullName}, your gift`;
  return (
    <>
      <ThanksBanner as={`h${level}`} title="Thank You!" headingRef={headingRef}>
        <p>{renderText(`${yourDonation} of ${formatCents(amount)} has arrived.`)}</p>
        <p>
          It goes into the {renderText(giving.fund)}. An example of what it does:{' '}
          {renderText(tierOfDonation(amount, giving).description)}
        </p>
      </ThanksBanner>
      <Columns>
        <div>
          {unchargedAttempt && (
            <AlreadyPaidNotice>
              {`This donation was already paid, perhaps in another tab. The ${formatCents(unchargedAttempt.amount)} that you entered here was not charged. To give it as well, make another donation.`}
            </AlreadyPaidNotice>
          )}
          <h3>What happens next</h3>
          <Steps>
            <li>
              <p>
                {`A receipt has been emailed to ${donation.email}. Tax receipts are provided for eligible donations.`}
              </p>
              {receiptNumber !== null && <p>{`Receipt number ${receiptNumber}`}</p>}
              <p>{renderText(giving.taxNote)} Please keep the receipt.</p>
            </li>
            <li>
              If it has not arrived within ten minutes, check your spam folder, or write to{' '}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>.
            </li>
            <li>
              {`A one-time gift: your card was charged once, and will not be charged again.${statementText}`}
            </li>
          </Steps>
        </div>
        <ButtonRow>
          <ButtonLink to="/studios#projects">See what the teams build</ButtonLink>
          <Button look="quiet" onClick={() => store.setState(newDonation(emptyForm(giving)))}>
            Make Another Donation
          </Button>
        </ButtonRow>
        <aside aria-label="Your gift">
          <DonationSummary donation={donation} hidesName />
        </aside>
      </Columns>
    </>
  );
}
