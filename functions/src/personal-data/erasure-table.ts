import type { DocumentData, Firestore, Query, DocumentReference } from 'firebase-admin/firestore';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/base/collections';
import { DONATION_WITHOUT_DONOR } from '../money/donations/without-donor.ts';
import { addressHash } from '../base/address.ts';

/** A collection with documents about people. */
export interface PersonalCollection {
  readonly query: (firestore: Firestore) => Query;
  /** Field with the person's address, as it was typed. */
  readonly addressField: string;
  /** Field with a second address of the person. */
  readonly otherAddressField?: string;
  /** Field with the time of creation; `created_at` by default. */
  readonly createdAtField?: string;
  /** Values that replace personal data; if left out, the document is deleted. */
  readonly replaceWith?: DocumentData;
}

const collectionOf = (collection: string, addressField: string): PersonalCollection => ({
  query: (firestore) => firestore.collection(collection),
  addressField,
});

/** All collections with documents about people that an erasure changes. */
export const PERSONAL_COLLECTIONS: Readonly<Record<string, PersonalCollection>> = {
  [COLLECTIONS.studentApplications]: collectionOf(COLLECTIONS.studentApplications, 'email'),
  [COLLECTIONS.partnerApplications]: collectionOf(COLLECTIONS.partnerApplications, 'email'),
  [COLLECTIONS.guestApplications]: collectionOf(COLLECTIONS.guestApplications, 'email'),
  [COLLECTIONS.registrants]: collectionOf(COLLECTIONS.registrants, 'email'),
  [COLLECTIONS.importedRegistrants]: {
    ...collectionOf(COLLECTIONS.importedRegistrants, 'email'),
    otherAddressField: 'before.email',
  },
  [COLLECTIONS.outbox]: collectionOf(COLLECTIONS.outbox, 'to'),
  [COLLECTIONS.donations]: {
    ...collectionOf(COLLECTIONS.donations, 'donor_email'),
    replaceWith: { ...DONATION_WITHOUT_DONOR, words: [] },
  },
  [COLLECTIONS.anonymousDonors]: collectionOf(COLLECTIONS.anonymousDonors, 'email'),
  [COLLECTIONS.donationOriginals]: {
    ...collectionOf(COLLECTIONS.donationOriginals, 'original.donor_email'),
    otherAddressField: 'corrected_email',
  },
  [COLLECTIONS.statements]: collectionOf(COLLECTIONS.statements, 'to'),
  [COLLECTIONS.auditActors]: collectionOf(COLLECTIONS.auditActors, 'email'),
  [COLLECTIONS.invitations]: {
    ...collectionOf(COLLECTIONS.invitations, 'email'),
    createdAtField: 'invited_at',
  },
  [DELIVERIES]: {
    query: (firestore) => firestore.collectionGroup(DELIVERIES),
    addressField: 'email',
  },
};

/** Collections about addresses whose documents contain none: the id of a document is the hash of its address. */
export const BY_ADDRESS_HASH = [COLLECTIONS.suppressions, COLLECTIONS.softBounces] as const;

/** References to the documents of an address in these collections. The documents may not exist. */
export function documentsByHash(firestore: Firestore, address: string): DocumentReference[] {
  return BY_ADDRESS_HASH.map((name) => firestore.collection(name).doc(addressHash(address)));
}
