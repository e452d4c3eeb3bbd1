import { keepDraft, tabStorage } from '@raade/browser';
import { logger, type StoreApi } from '@raade/platform';
import { donationFormSchema } from '../flow/donation-form.ts';
import { type DonationState, failRecording, newDonation } from '../flow/donation-state.ts';
import { donorFields, paymentRequestSchema } from '@raade/contracts/money/donation.schema';
import * as z from 'zod/mini';

const donationSchema = z.object({ amount: paymentRequestSchema.shape.amount, ...donorFields });

const { attempt, revision } = paymentRequestSchema.shape;

/** An unfinished donation in the tab's storage, so that reloading the page loses nothing. */
const donationDraftSchema = z.object({
  step: z.enum(['information', 'payment']),
  form: donationFormSchema,
  donation: z.nullable(donationSchema),
  attempt: z.object({ id: attempt, revision, sent: z.exactOptional(donationSchema) }),
  /** A successful payment that may not be recorded yet. */
  paidIntent: z.exactOptional(z.string()),
  /** Time of the last change, in milliseconds since 1970. */
  keptAt: z.number(),
});
type DonationDraft = z.infer<typeof donationDraftSchema>;

/** Stripe forgets idempotency keys after a day. With an older attempt, the card could be charged twice. */
const PAYABLE_FOR_MS = 24 * 60 * 60 * 1000;

/** The tab's storage is deleted with the tab, so later users of the device find no personal data. */
const storage = tabStorage({
  key: 'raade-donation',
  schema: donationDraftSchema,
  warn: logger.warn,
});

/** Reads the donation from before a reload, if there is one. */
export function readDraft(): DonationState | undefined {
  const draft = storage.read();
  return draft && stateOf(draft);
}

/**
 * Stores a donation until it is finished. The attempt matters most: with it, functions find a payment that succeeded
 * unnoticed, and do not charge again.
 */
export function rememberDonation(store: StoreApi<DonationState>): void {
  keepDraft(store, storage, draftOf);
}

function draftOf({ step, form, donation, attempt, payment }: DonationState) {
  if (step === 'thanks') return undefined;
  const paid = 'paymentIntentId' in payment && { paidIntent: payment.paymentIntentId };
  return { step, form, donation, attempt, ...paid, keptAt: Date.now() } satisfies DonationDraft;
}

/**
 * Restores the state. The outcome of an interrupted payment is unknown, so the donor can submit again with the same
 * attempt. An old draft restores only the entries, and a payment to record, since recording charges nothing.
 */
function stateOf({ form, paidIntent, keptAt, ...progress }: DonationDraft): DonationState {
  const isOld = Date.now() - keptAt > PAYABLE_FOR_MS;
  const initialState = newDonation(form);
  if (isOld && paidIntent === undefined) return initialState;
  const state: DonationState = { ...initialState, ...progress };
  return paidIntent === undefined ? state : failRecording(state, paidIntent);
}
