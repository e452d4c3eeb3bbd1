import { keepDraft, tabStorage } from '@raade/browser';
import { logger, type StoreApi } from '@raade/platform';
import { type DonationState, failRecording, newDonation } from '../flow/donation-state.ts';
import { donorFields, paymentRequestSchema } from '@raade/contracts/money/donation.schema';
import * as z from 'zod/mini';

const donationSchema = z.object({ amount: paymentRequestSchema.shape.amount, ...donorFields });

const { attempt, revision } = paymentRequestSchema.shape;

/** A tab's memory of an unfinished donation, so that loading the page again loses nothing. */
const donationDraftSchema = z.object({
  step: z.enum(['information', 'payment']),
  form: z.object({
    amount: z.string(),
    customAmount: z.string(),
    fullName: z.string(),
    email: z.string(),
    message: z.string(),
    makeAnonymous: z.boolean(),
  }),
  donation: z.nullable(donationSchema),
  attempt: z.object({ id: attempt, revision, sent: z.exactOptional(donationSchema) }),
  /** The payment that was taken and is not known to be recorded. */
  paidIntent: z.exactOptional(z.string()),
  /** Milliseconds since 1970 of its last change. */
  keptAt: z.number(),
});
type DonationDraft = z.infer<typeof donationDraftSchema>;

/** The functions forget an attempt after 30 days, and Stripe its keys after one: then the same attempt could pay twice. */
const PAYABLE_FOR_MS = 24 * 60 * 60 * 1000;

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
  return { step, form, donation, attempt, ...paid, keptAt: Date.now() } satisfies DonationDraft;
}

/**
 * A payment that was under way may have been taken or not: the donor may ask again, with the same attempt. Of an old
 * draft only what was typed stays, and what waits to be recorded, which takes no money.
 */
function stateOf({ form, paidIntent, keptAt, ...underWay }: DonationDraft): DonationState {
  const isOld = Date.now() - keptAt > PAYABLE_FOR_MS;
  const anew = newDonation(form);
  if (isOld && paidIntent === undefined) return anew;
  const state: DonationState = { ...anew, ...underWay };
  return paidIntent === undefined ? state : failRecording(state, paidIntent);
}
