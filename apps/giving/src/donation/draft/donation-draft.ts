import { keepDraft, tabStorage } from '@raade/browser';
import { logger, type StoreApi } from '@raade/platform';
import { type DonationState, failRecording } from '../flow/donation-state.ts';
import { type DonationDraft, donationDraftSchema } from './donation-draft.schema.ts';

/** The draft is in the tab's storage: it ends with the tab, and nobody who comes after finds a name in it. */
const kept = tabStorage({
  key: 'raade-donation',
  schema: donationDraftSchema,
  warn: logger.warn,
});

/** The donation that was under way in this tab before its page was loaded again, if any. */
export function readDraft(): DonationState | undefined {
  const draft = kept.read();
  return draft && stateOf(draft);
}

/**
 * Remembers a donation until it is finished. Its attempt most of all: with the same attempt the functions
 * find a payment that got through while nobody was looking, and do not take another one.
 */
export function rememberDonation(store: StoreApi<DonationState>): void {
  keepDraft(store, kept, draftOf);
}

function draftOf({ step, form, donation, attempt, payment }: DonationState) {
  if (step === 'thanks') return undefined;
  const paid = 'paymentIntentId' in payment && { paidIntent: payment.paymentIntentId };
  return { step, form, donation, attempt, ...paid } satisfies DonationDraft;
}

/** A payment that was under way may have been taken or not: the donor may ask again, with the same attempt. */
function stateOf({ step, form, donation, attempt, paidIntent }: DonationDraft): DonationState {
  const state: DonationState = { step, form, donation, attempt, payment: { status: 'ready' } };
  return paidIntent === undefined ? state : failRecording(state, paidIntent);
}
