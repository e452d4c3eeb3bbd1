import type Stripe from 'stripe';
import type { WriteAudit } from '@raade/contracts/staff/audit';
import { Failure } from '@raade/contracts/base/failure';
import type { Erasure } from '@raade/contracts/staff/person-data';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { normalizeAddress } from '../base/address.ts';
import { type PeopleBackend, accountOf, isOfStaff } from './backend.ts';
import { documentsByHash, PERSONAL_COLLECTIONS } from './erasure-table.ts';
import { findMentions, findRecords, type PersonRecord } from './find-records.ts';
import { findPayments, clearDonor, isKeptByStripe } from '../money/donations/donor-payments.ts';
import type { IsErased } from '../base/tombstones/tombstones.ts';

const matchesAddress =
  (address: string): IsErased =>
  (other) =>
    normalizeAddress(other) === normalizeAddress(address);

/** The subject of audit entries about a person: their tombstone, which does not reveal the address. */
export function subjectOf({ tombstones }: PeopleBackend, address: string): string {
  return `erasures/${tombstones.digestOf(address)}`;
}

/**
 * Erases a person: writes the audit entry and the tombstone first, so that no import or payment brings the person back;
 * then deletes our records, then those at providers. If it fails halfway, the same call can be repeated.
 *
 * @throws Failure if the address belongs to a member of the staff
 */
export async function erasePerson(
  backend: PeopleBackend,
  address: string,
  audit: WriteAudit,
): Promise<Erasure> {
  const account = await accountOf(backend.auth, address);
  if (account && isOfStaff(account)) {
    throw new Failure('This person is staff: revoke their access first (npm run staff).');
  }
  const subject = subjectOf(backend, address);
  await audit({ action: 'erase-person', subject, details: {} });
  await backend.tombstones.add(address, new Date());
  const erasure = await eraseAll(backend, matchesAddress(address));
  for (const document of documentsByHash(backend.firestore, address)) await document.delete();
  if (account) await backend.auth.deleteUser(account.uid);
  await backend.forgetAtProvider?.(normalizeAddress(address));
  return erasure;
}

/** Returns the figures that `erasePerson` would report, without erasing anything. */
export async function planErasure(backend: PeopleBackend, address: string): Promise<Erasure> {
  const payments = await findPayments(backend.stripe, matchesAddress(address));
  const records = await findRecords(backend.firestore, matchesAddress(address));
  return summaryOf(records, payments);
}

/** Repeats all erasures, after a restored backup has brought erased people back. */
export async function eraseAgain(backend: PeopleBackend, audit: WriteAudit): Promise<Erasure> {
  await audit({ action: 'erase-again', subject: null, details: {} });
  return eraseAll(backend, await backend.tombstones.readAll());
}

/** Finds documents that still contain the address, such as notes of staff. A person must decide about them. */
export function mentionsOf({ firestore }: PeopleBackend, address: string): Promise<string[]> {
  return findMentions(firestore, normalizeAddress(address));
}

async function eraseAll({ firestore, stripe }: PeopleBackend, matches: IsErased): Promise<Erasure> {
  const payments = await findPayments(stripe, matches);
  for (const payment of payments) await clearDonor(stripe, payment);
  // Records are read last, so that they include the donation of a payment that was just in progress.
  const records = await findRecords(firestore, matches);
  const writer = firestore.bulkWriter();
  const writes = records.map(({ document, source }): Promise<unknown> =>
    source.replaceWith ? writer.update(document, source.replaceWith) : writer.delete(document),
  );
  await writer.close();
  await Promise.all(writes);
  return summaryOf(records, payments);
}

/** Counts the records and payments of an erasure, by what happens to them. */
function summaryOf(
  records: readonly PersonRecord[],
  payments: readonly Stripe.PaymentIntent[],
): Erasure {
  return {
    deleted: records.filter(({ source }) => !source.replaceWith).length,
    donations: records.filter(
      ({ source }) => source === PERSONAL_COLLECTIONS[COLLECTIONS.donations],
    ).length,
    payments: payments.length,
    keptByStripe: payments.filter(isKeptByStripe).map(({ id }) => id),
  };
}
