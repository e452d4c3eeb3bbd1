import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { createStore, noteUnsavedInput } from '@raade/platform';
import { readDraft, rememberDonation } from './draft/donation-draft.ts';
import { type DonationState, type DonationStore, newDonation } from './flow/donation-state.ts';
import { emptyForm, isFilled } from './flow/donation-form.ts';
import { tellOfProgress } from './tell-donor.ts';

/** The donation that was under way in this tab, or a new one. It tells its donor how it goes. */
export function openDonation({ giving }: Pick<ProvidedContent, 'giving'>): DonationStore {
  // As the page is rendered ahead, where nobody has begun to give.
  const store = createStore<DonationState>(() => newDonation(emptyForm(giving)));
  store.setState(readDraft() ?? {});
  store.subscribe(tellOfProgress);
  rememberDonation(store);
  // A donation is unsaved until it is recorded: a payment under way must not be cut off, either.
  store.subscribe(({ step, form }) => {
    const isUnfinished = step === 'payment' || (step === 'information' && isFilled(form, giving));
    noteUnsavedInput('giving/donation', isUnfinished);
  });
  return store;
}

/**
 * The donation of this tab, whose content stays the same. It outlives its page, so that a donor who looks elsewhere
 * finds the form as it was left, and a payment under way cannot be started a second time.
 */
export const donationStoreOf = oncePerContent(openDonation);
