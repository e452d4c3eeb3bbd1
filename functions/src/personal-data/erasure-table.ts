import type { DocumentData, Firestore, Query, DocumentReference } from 'firebase-admin/firestore';
import { COLLECTIONS, DELIVERIES } from '@raade/contracts/base/collections';
import { GIFT_WITHOUT_DONOR } from '../money/donations/without-donor.ts';
import { addressHash } from '../base/address.ts';

/** Where a collection names people. */
export interface Place {
  readonly query: (firestore: Firestore) => Query;
  /** The field with the person's address, as it was typed. */
  readonly address: string;
  /** A field with another address of theirs. */
  readonly otherAddress?: string;
  /** The field with the time since when it is there; `created_at` if left out. */
  readonly since?: string;
  /** Fields that overwrite a document; if left out, the document is deleted. */
  readonly leaves?: DocumentData;
}

const placeIn = (collection: string, address: string): Place => ({
  query: (firestore) => firestore.collection(collection),
  address,
});

/** Every collection whose documents are about a person; the retention table says why others are not here. */
export const PLACES: Readonly<Record<string, Place>> = {
  [COLLECTIONS.studentApplications]: placeIn(COLLECTIONS.studentApplications, 'email'),
  [COLLECTIONS.partnerApplications]: placeIn(COLLECTIONS.partnerApplications, 'email'),
  [COLLECTIONS.guestApplications]: placeIn(COLLECTIONS.guestApplications, 'email'),
  [COLLECTIONS.registrants]: placeIn(COLLECTIONS.registrants, 'email'),
  [COLLECTIONS.importedRegistrants]: {
    ...placeIn(COLLECTIONS.importedRegistrants, 'email'),
    otherAddress: 'before.email',
  },
  [COLLECTIONS.outbox]: placeIn(COLLECTIONS.outbox, 'to'),
  [COLLECTIONS.donations]: {
    ...placeIn(COLLECTIONS.donations, 'donor_email'),
    leaves: { ...GIFT_WITHOUT_DONOR, words: [] },
  },
  [COLLECTIONS.anonymousDonors]: placeIn(COLLECTIONS.anonymousDonors, 'email'),
  [COLLECTIONS.donationOriginals]: {
    ...placeIn(COLLECTIONS.donationOriginals, 'original.donor_email'),
    otherAddress: 'corrected_email',
  },
  [COLLECTIONS.statements]: placeIn(COLLECTIONS.statements, 'to'),
  [COLLECTIONS.auditActors]: placeIn(COLLECTIONS.auditActors, 'email'),
  [COLLECTIONS.invitations]: {
    ...placeIn(COLLECTIONS.invitations, 'email'),
    since: 'invited_at',
  },
  [DELIVERIES]: { query: (firestore) => firestore.collectionGroup(DELIVERIES), address: 'email' },
};

/** Collections whose documents hold no address: they are named by the hash of one. */
export const BY_ADDRESS_HASH = [COLLECTIONS.suppressions, COLLECTIONS.softBounces] as const;

/** All that could be there of an address in those. */
export function namedByHash(firestore: Firestore, address: string): DocumentReference[] {
  return BY_ADDRESS_HASH.map((name) => firestore.collection(name).doc(addressHash(address)));
}
