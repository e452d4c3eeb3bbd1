import { Timestamp } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { COLLECTIONS } from '@raade/contracts/collections';
import { donationRecordSchema } from '@raade/contracts/donation-record';
import { DONATION_TYPE } from '@raade/contracts/donations';
import { giftMoment } from '@raade/contracts/gift-day';
import { isEnteredGift } from '@raade/contracts/gifts';
import * as z from 'zod/mini';
import { anonymousDonorName } from '../anonymous-donors/anonymous-donor.ts';
import type { PaidIntent } from '../donations/paid-intent.ts';
import { isPaidIntent } from '../donations/payment-intent.ts';
import { keptGift, type KeptGift } from '../sealed-gifts/gift-record.ts';
import type { PeopleBackend } from './backend.ts';
import type { PersonRecord } from './find-records.ts';
import { PLACES } from './places.ts';

const ledgerGiftSchema = z.object({
  ...z.pick(donationRecordSchema, {
    donor_name: true,
    donor_email: true,
    amount_cents: true,
    currency: true,
    donation_type: true,
    payment_status: true,
  }).shape,
  created_at: z.instanceof(Timestamp),
  /** Records of earlier versions have none. */
  paid_at: z.optional(z.instanceof(Timestamp)),
});

/** True for records of the ledger. */
export const isGift = ({ place }: PersonRecord) => place === PLACES[COLLECTIONS.donations];

/** Gifts among payments that the law asks us to keep: Stripe knows all that a record needs, of anonymous donors too. */
export function giftsPaidBy(payments: readonly Stripe.PaymentIntent[]): readonly KeptGift[] {
  return payments
    .filter(isPaidIntent)
    .flatMap((intent) => keptAs(intent, intent.metadata['donor_email'] ?? '') ?? []);
}

/**
 * Gifts whose donors were erased, as the card at Stripe still tells of them: our form gives it their name and address.
 * Where it tells nothing, there is nothing to keep.
 */
export function giftsOfCards(payments: readonly Stripe.PaymentIntent[]): readonly KeptGift[] {
  return payments.filter(isPaidIntent).flatMap((intent) => {
    const { name, email } = intent.latest_charge.billing_details;
    return name || email ? (keptAs(intent, email ?? '') ?? []) : [];
  });
}

function keptAs(intent: PaidIntent, email: string): KeptGift | undefined {
  const { id, metadata, latest_charge: charge } = intent;
  return keptGift(new Date(charge.created * 1000), {
    payment: id,
    amount_cents: intent.amount_received,
    currency: intent.currency,
    fund: metadata['donation_type'] ?? DONATION_TYPE,
    email,
    ...atStripe(intent),
  });
}

/** Records of the ledger whose payments are not among these. */
export function giftsBeside(
  payments: readonly Stripe.PaymentIntent[],
  records: readonly PersonRecord[],
): readonly PersonRecord[] {
  const paid = new Set(payments.filter(isPaidIntent).map(({ id }) => id));
  return records.filter((record) => isGift(record) && !paid.has(record.document.id));
}

/** The same for gifts of the ledger whose payments name nobody: a backup may have brought them back. */
export async function giftsOfLedger(
  { firestore, stripe }: PeopleBackend,
  records: readonly PersonRecord[],
): Promise<readonly KeptGift[]> {
  if (records.length === 0) return [];
  const found: KeptGift[] = [];
  for (const document of await firestore.getAll(...records.map((record) => record.document))) {
    const gift = z.parse(ledgerGiftSchema, document.data());
    if (gift.payment_status === 'voided') continue;
    const known = isEnteredGift(document.id) ? undefined : await paidIntent(stripe, document.id);
    const kept = keptGift(giftMoment(gift), {
      payment: document.id,
      amount_cents: gift.amount_cents,
      currency: gift.currency,
      fund: gift.donation_type,
      email: gift.donor_email,
      ...(known
        ? atStripe(known)
        : {
            name: await anonymousDonorName(document.id, firestore),
            address: null,
            stripe_receipt: null,
          }),
      ...(gift.donor_name !== null && { name: gift.donor_name }),
    });
    if (kept) found.push(kept);
  }
  return found;
}

/** The part of a record that Stripe knows. After an erasure its metadata names nobody, and the card still does. */
function atStripe({
  metadata,
  latest_charge: { billing_details: card, receipt_number },
}: PaidIntent) {
  return {
    name: metadata['donor_name'] || card.name,
    address: card.address && { ...card.address },
    stripe_receipt: receipt_number,
  };
}

async function paidIntent(stripe: Stripe, id: string): Promise<PaidIntent | undefined> {
  try {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    return isPaidIntent(intent) ? intent : undefined;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return;
    throw error;
  }
}
