import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { isPaidIntent } from '../money/donations/payment-intent.ts';
import { normalizeAddress } from '../base/address.ts';
import { reasonsIn } from '../mail/suppressions/suppression.ts';
import { accountOf, type PeopleBackend } from './backend.ts';
import { documentsByHash } from './erasure-table.ts';
import { findRecords } from './find-records.ts';
import { findPayments } from '../money/donations/donor-payments.ts';

/** Everything that is stored about a person, as JSON. Times are ISO 8601, in UTC. */
export interface PersonExport {
  readonly address: string;
  readonly exported_at: string;
  readonly records: readonly { readonly path: string; readonly data: unknown }[];
  /** Their payments at Stripe. */
  readonly payments: readonly object[];
  readonly account: { readonly id: string; readonly created_at: string } | null;
  /** Their suppressions and bounced mails. */
  readonly suppressions: readonly { readonly path: string; readonly data: unknown }[];
  /** True if they have unsubscribed from campaigns. */
  readonly is_unsubscribed: boolean;
}

/** Collects the data of a person from Firestore, Stripe and Firebase Auth. */
export async function exportPerson(
  { firestore, stripe, auth }: PeopleBackend,
  address: string,
): Promise<PersonExport> {
  const matchesPerson = (other: string) => normalizeAddress(other) === normalizeAddress(address);
  const records = await findRecords(firestore, matchesPerson);
  const documents =
    records.length > 0 ? await firestore.getAll(...records.map(({ document }) => document)) : [];
  const payments = await findPayments(stripe, matchesPerson);
  const account = await accountOf(auth, address);
  const hashedDocuments = await firestore.getAll(...documentsByHash(firestore, address));
  return {
    address: normalizeAddress(address),
    exported_at: new Date().toISOString(),
    records: documents.map(recordOf),
    payments: payments.map(paymentOf),
    account: account ? { id: account.uid, created_at: account.metadata.creationTime } : null,
    suppressions: hashedDocuments.filter(({ exists }) => exists).map(recordOf),
    is_unsubscribed: hashedDocuments.flatMap(reasonsOf).includes('unsubscribed'),
  };
}

const recordOf = (document: DocumentSnapshot) => ({
  path: document.ref.path,
  data: asJson(document.data()),
});

const reasonsOf = (document: DocumentSnapshot) =>
  document.ref.parent.id === COLLECTIONS.suppressions ? reasonsIn(document) : [];

function paymentOf(intent: Stripe.PaymentIntent) {
  const { id, created, amount, currency, status, metadata } = intent;
  return {
    id,
    created_at: new Date(created * 1000).toISOString(),
    amount,
    currency,
    status,
    metadata,
    card_holder: isPaidIntent(intent) ? intent.latest_charge.billing_details : null,
  };
}

/** Replaces timestamps by ISO 8601 texts, at any depth. */
function asJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, asJson(field)]));
}
