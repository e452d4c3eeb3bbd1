import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { createStore, setUnsavedInput } from '@raade/platform';
import { readDraft, rememberDonation } from './draft/donation-draft.ts';
import { type DonationState, type DonationStore, newDonation } from './flow/donation-state.ts';
import { emptyForm, isFilled } from './flow/donation-form.ts';
import { notifyOfProgress } from './notify-donor.ts';

/** Restores the donation of this tab, or creates a new one. Its progress is shown in toasts. */
export function openDonation({ giving }: Pick<ProvidedContent, 'giving'>): DonationStore {
  // React hydrates with the initial state, which is empty like the prerendered page.
  const store = createStore<DonationState>(() => newDonation(emptyForm(giving)));
  store.setState(readDraft() ?? {});
  store.subscribe(notifyOfProgress);
  rememberDonation(store);
  // A donation counts as unsaved input until it is recorded, so that no payment is interrupted.
  store.subscribe(({ step, form }) => {
    const isUnfinished = step === 'payment' || (step === 'information' && isFilled(form, giving));
    setUnsavedInput('giving/donation', isUnfinished);
  });
  return store;
}

/** The donation of this tab. It outlives its page, so that entries stay and no payment is started twice. */
export const donationStoreOf = oncePerContent(openDonation);
