import { createStore, type StoreApi } from '@raade/platform';
import { type DonationState, newDonation } from './flow/donation-state.ts';

export type DonationStore = StoreApi<DonationState>;

export function createDonationStore(): DonationStore {
  return createStore(newDonation);
}

/**
 * The donation of this tab. It outlives its page, so that a donor who looks elsewhere finds the form as it
 * was left, and a payment under way cannot be started a second time.
 */
export const donationStore = createDonationStore();
