import { createStore, noteUnsavedInput } from '@raade/platform';
import { readDraft, rememberDonation } from './draft/donation-draft.ts';
import { type DonationState, type DonationStore, newDonation } from './flow/donation-state.ts';
import { isFilled } from './flow/donation-form.ts';
import { tellOfProgress } from './tell-donor.ts';

export function createDonationStore(initial = newDonation()): DonationStore {
  return createStore<DonationState>(() => initial);
}

/** The donation that was under way in this tab, or a new one. It tells its donor how it goes. */
export function openDonation(): DonationStore {
  const store = createDonationStore(readDraft());
  store.subscribe(tellOfProgress);
  rememberDonation(store);
  store.subscribe(noteUnfinished);
  return store;
}

/** A donation is unsaved until it is recorded: a payment under way must not be cut off, either. */
function noteUnfinished({ step, form }: DonationState): void {
  const isUnfinished = step === 'payment' || (step === 'information' && isFilled(form));
  noteUnsavedInput('giving/donation', isUnfinished);
}

/**
 * The donation of this tab. It outlives its page, so that a donor who looks elsewhere finds the form as it
 * was left, and a payment under way cannot be started a second time.
 */
export const donationStore = openDonation();
