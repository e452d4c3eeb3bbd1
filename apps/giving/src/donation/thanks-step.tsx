import { styled, useStore } from '@raade/platform';
import { Button } from '@raade/ui';
import { type DonationStore, newDonation } from './flow/donation-state.ts';
import { DonationSummary } from './donation-summary.tsx';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-6);

  dl {
    justify-self: stretch;
  }
`;

/**
 * The words to donors once they have paid. The heading above them is in `donation-flow.tsx`, the toast beside them in
 * `tell-donor.ts`.
 */
export function ThanksStep({ store }: { readonly store: DonationStore }) {
  const { donation } = useStore(store);
  if (!donation) return null;
  return (
    <Stack>
      <DonationSummary donation={donation} hidesName />
      <p>
        A receipt has been emailed to {donation.email}. Tax receipts are provided for eligible
        donations.
      </p>
      <Button look="quiet" onClick={() => store.setState(newDonation())}>
        Make Another Donation
      </Button>
    </Stack>
  );
}
