import type { DocumentData, Firestore, Query, DocumentReference } from 'firebase-admin/firestore';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/base/collections';
import { DONATION_WITHOUT_DONOR } from '../money/donations/without-donor.ts';
import { addressHash } from '../base/address.ts';

/** A collection with documents about people. */
export interface PersonalCollection {
  readonly query: (firestore: Firestore) => Query;
  /** Field with the person's address, as it was typed. */
  readonly address: string;
  /** Field with a second address of the person. */
  readonly otherAddress?: string;
  /** Field with the time of creation; `created_at` by default. */
  readonly since?: string;
  /** Values that replace personal data; if left out, the document is deleted. */
  readonly replaceWith?: DocumentData;
}

const collectionOf = (collection: string, address: string): PersonalCollection => ({
  query: (firestore) => firestore.collection(collection),
  address,
});

/** All collections with documents about people. Those that `collection-table.ts` marks with `nothing` are not here. */
export const PERSONAL_COLLECTIONS: Readonly<Record<string, PersonalCollection>> = {
  [COLLECTIONS.studentApplications]: collectionOf(COLLECTIONS.studentApplications, 'email'),
  [COLLECTIONS.partnerApplications]: collectionOf(COLLECTIONS.partnerApplications, 'email'),
  [COLLECTIONS.guestApplications]: collectionOf(COLLECTIONS.guestApplications, 'email'),
  [COLLECTIONS.registrants]: collectionOf(COLLECTIONS.registrants, 'email'),
  [COLLECTIONS.importedRegistrants]: {
    ...collectionOf(COLLECTIONS.importedRegistrants, 'email'),
    otherAddress: 'before.email',
  },
  [COLLECTIONS.outbox]: collectionOf(COLLECTIONS.outbox, 'to'),
  [COLLECTIONS.donations]: {
    ...collectionOf(COLLECTIONS.donations, 'donor_email'),
    replaceWith: { ...DONATION_WITHOUT_DONOR, words: [] },
  },
  [COLLECTIONS.anonymousDonors]: collectionOf(COLLECTIONS.anonymousDonors, 'email'),
  [COLLECTIONS.donationOriginals]: {
    ...collectionOf(COLLECTIONS.donationOriginals, 'original.donor_email'),
    otherAddress: 'corrected_email',
  },
  [COLLECTIONS.statements]: collectionOf(COLLECTIONS.statements, 'to'),
  [COLLECTIONS.auditActors]: collectionOf(COLLECTIONS.auditActors, 'email'),
  [COLLECTIONS.invitations]: {
    ...collectionOf(COLLECTIONS.invitations, 'email'),
    since: 'invited_at',
  },
  [DELIVERIES]: { query: (firestore) => firestore.collectionGroup(DELIVERIES), address: 'email' },
};

/** Collections about addresses whose documents contain none: the id of a document is the hash of its address. */
export const BY_ADDRESS_HASH = [COLLECTIONS.suppressions, COLLECTIONS.softBounces] as const;

/** References to the documents of an address in these collections. The documents may not exist. */
export function documentsByHash(firestore: Firestore, address: string): DocumentReference[] {
  return BY_ADDRESS_HASH.map((name) => firestore.collection(name).doc(addressHash(address)));
}
