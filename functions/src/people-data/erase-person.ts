import type { BulkWriter } from 'firebase-admin/firestore';
import type { AuditDeed, NoteDeed } from '@raade/contracts/audit';
import { Failure } from '@raade/contracts/failure';
import { type Erasure, SEALING_KEY_MISSING } from '@raade/contracts/people/person-data';
import { normalizeAddress } from '../mail/address.ts';
import { sealGifts } from '../sealed-gifts/sealed-gifts.ts';
import type { PeopleBackend } from './backend.ts';
import { accountOf, isOfStaff } from './account.ts';
import { namedByHash } from './by-address-hash.ts';
import { findMentions, findRecords, type PersonRecord } from './find-records.ts';
import { giftsBeside, giftsOfCards, giftsOfLedger, giftsPaidBy } from './kept-gifts.ts';
import { findForgotten, findPayments, forgetDonor } from './payments.ts';
import { summaryOf } from './summary.ts';
import type { IsErased } from '../tombstones/tombstones.ts';

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
 * everything that we keep, then what our providers keep for us. What the law asks of a gift is sealed before the gift
 * loses its donor. Whatever ends it, the same call again does the rest.
 * @throws Failure if the address is that of a member of the staff, or gifts cannot be sealed
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
  if (await lacksSealingKey(backend, address)) throw new Failure(SEALING_KEY_MISSING);
  const subject = subjectOf(backend, address);
  await note({ action: 'erase-person', subject, details: {} });
  await backend.tombstones.add(address, new Date());
  const erasure = await erase(backend, meant(address), noteSealing(note, subject));
  for (const document of namedByHash(backend.firestore, address)) await document.delete();
  if (account) await backend.auth.deleteUser(account.uid);
  await backend.forgetAtProvider?.(normalizeAddress(address));
  return erasure;
}

/** What `erasePerson` would do. */
export async function planErasure(backend: PeopleBackend, address: string): Promise<Erasure> {
  const payments = await findPayments(backend.stripe, meant(address));
  const records = await findRecords(backend.firestore, meant(address));
  const others = await giftsOfLedger(backend, giftsBeside(payments, records));
  return summaryOf({ records, payments, kept: [...giftsPaidBy(payments), ...others] });
}

/** True if the person has gifts that have to be sealed, and there is no key to do it with. */
export async function lacksSealingKey(backend: PeopleBackend, address: string): Promise<boolean> {
  if (backend.sealingKey) return false;
  return (await planErasure(backend, address)).sealed.length > 0;
}

/**
 * Erases everybody again who was erased before, and whom a restored backup has brought back. Seals that the backup is
 * older than come back from the cards at Stripe.
 * @throws Failure if gifts cannot be sealed
 */
export async function eraseAgain(backend: PeopleBackend, note: NoteDeed): Promise<Erasure> {
  await note({ action: 'erase-again', subject: null, details: {} });
  const noteSeals = noteSealing(note, null);
  const erasure = await erase(backend, await backend.tombstones.readAll(), noteSeals);
  // After it: what it has sealed from the ledger knows more.
  await sealGifts(backend, giftsOfCards(await findForgotten(backend.stripe)), noteSeals);
  return erasure;
}

/** Documents that name the address still, and that only a person can judge. */
export function mentionsOf({ firestore }: PeopleBackend, address: string): Promise<string[]> {
  return findMentions(firestore, normalizeAddress(address));
}

type NoteSealing = (details: AuditDeed['details']) => Promise<void>;

const noteSealing =
  (note: NoteDeed, subject: string | null): NoteSealing =>
  (details) =>
    note({ action: 'seal-gifts', subject, details });

async function erase(
  backend: PeopleBackend,
  isMeant: IsErased,
  note: NoteSealing,
): Promise<Erasure> {
  const { firestore, stripe } = backend;
  const payments = await findPayments(stripe, isMeant);
  const paid = giftsPaidBy(payments);
  await sealGifts(backend, paid, note);
  for (const payment of payments) await forgetDonor(stripe, payment);
  // After the payments: one that was being recorded meanwhile was recorded with its donor.
  const records = await findRecords(firestore, isMeant);
  const others = await giftsOfLedger(backend, giftsBeside(payments, records));
  await sealGifts(backend, others, note);
  const writer = firestore.bulkWriter();
  const writes = records.map((record) => eraseRecord(writer, record));
  await writer.close();
  await Promise.all(writes);
  return summaryOf({ records, payments, kept: [...paid, ...others] });
}

function eraseRecord(writer: BulkWriter, { document, place }: PersonRecord): Promise<unknown> {
  return place.leaves ? writer.update(document, place.leaves) : writer.delete(document);
}
