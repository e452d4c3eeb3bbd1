import type Stripe from 'stripe';
import type { NoteDeed } from '@raade/contracts/staff/audit';
import { Failure } from '@raade/contracts/base/failure';
import type { Erasure } from '@raade/contracts/staff/person-data';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { normalizeAddress } from '../base/address.ts';
import { type PeopleBackend, accountOf, isOfStaff } from './backend.ts';
import { namedByHash, PLACES } from './erasure-table.ts';
import { findMentions, findRecords, type PersonRecord } from './find-records.ts';
import { findPayments, forgetDonor, isKeptByStripe } from '../money/donations/payments.ts';
import type { IsErased } from '../base/tombstones/tombstones.ts';

const meant =
  (address: string): IsErased =>
  (other) =>
    normalizeAddress(other) === normalizeAddress(address);

/** The person in the audit log: their tombstone, which names nobody. */
export function subjectOf({ tombstones }: PeopleBackend, address: string): string {
  return `erasures/${tombstones.digestOf(address)}`;
}

/**
 * Erases a person: first the note and the tombstone, so that nothing that runs meanwhile brings them back, then
 * everything that we keep, then what our providers keep for us. Whatever ends it, the same call again does the rest.
 * @throws Failure if the address is that of a member of the staff
 */
export async function erasePerson(
  backend: PeopleBackend,
  address: string,
  note: NoteDeed,
): Promise<Erasure> {
  const account = await accountOf(backend.auth, address);
  if (account && isOfStaff(account)) {
    throw new Failure('This is a member of the staff: take their rights first (npm run staff).');
  }
  await note({ action: 'erase-person', subject: subjectOf(backend, address), details: {} });
  await backend.tombstones.add(address, new Date());
  const erasure = await erase(backend, meant(address));
  for (const document of namedByHash(backend.firestore, address)) await document.delete();
  if (account) await backend.auth.deleteUser(account.uid);
  await backend.forgetAtProvider?.(normalizeAddress(address));
  return erasure;
}

/** Returns the figures that `erasePerson` would report, and erases nothing. */
export async function planErasure(backend: PeopleBackend, address: string): Promise<Erasure> {
  const payments = await findPayments(backend.stripe, meant(address));
  const records = await findRecords(backend.firestore, meant(address));
  return summaryOf(records, payments);
}

/** Erases everybody again who was erased before, and whom a restored backup has brought back. */
export async function eraseAgain(backend: PeopleBackend, note: NoteDeed): Promise<Erasure> {
  await note({ action: 'erase-again', subject: null, details: {} });
  return erase(backend, await backend.tombstones.readAll());
}

/** Documents that name the address still, and that only a person can judge. */
export function mentionsOf({ firestore }: PeopleBackend, address: string): Promise<string[]> {
  return findMentions(firestore, normalizeAddress(address));
}

async function erase({ firestore, stripe }: PeopleBackend, isMeant: IsErased): Promise<Erasure> {
  const payments = await findPayments(stripe, isMeant);
  for (const payment of payments) await forgetDonor(stripe, payment);
  // After the payments: one that was being recorded meanwhile was recorded with its donor.
  const records = await findRecords(firestore, isMeant);
  const writer = firestore.bulkWriter();
  const writes = records.map(({ document, place }): Promise<unknown> =>
    place.leaves ? writer.update(document, place.leaves) : writer.delete(document),
  );
  await writer.close();
  await Promise.all(writes);
  return summaryOf(records, payments);
}

/** Counts the records and payments that an erasure finds, by what happens to them. */
function summaryOf(
  records: readonly PersonRecord[],
  payments: readonly Stripe.PaymentIntent[],
): Erasure {
  return {
    deleted: records.filter(({ place }) => !place.leaves).length,
    gifts: records.filter(({ place }) => place === PLACES[COLLECTIONS.donations]).length,
    payments: payments.length,
    keptByStripe: payments.filter(isKeptByStripe).map(({ id }) => id),
  };
}
