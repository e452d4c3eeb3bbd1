import { styled } from '@raade/platform';
import { Heading } from '@raade/ui';
import { IfMay } from '@raade/staff/rights/if-may';
import { AskButton } from './asking/ask-button.tsx';
import { EnterGiftDialog } from './gifts/enter-gift-dialog.tsx';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);

  h2 {
    font-size: var(--text-heading);
  }
`;

/** Stands over the list, with the way to enter what came past Stripe. */
export function LedgerHead() {
  return (
    <Head>
      <Heading as="h2">Donations</Heading>
      <IfMay right="donations.enter" to="enter gifts by check, cash or transfer">
        <AskButton label="Enter a Gift" dialog={(question) => <EnterGiftDialog {...question} />} />
      </IfMay>
    </Head>
  );
}
