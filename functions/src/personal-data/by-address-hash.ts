import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { addressHash } from '../base/address.ts';

/** Collections whose documents hold no address: they are named by the hash of one. */
export const BY_ADDRESS_HASH = [COLLECTIONS.suppressions, COLLECTIONS.softBounces] as const;

/** All that could be there of an address in those. */
export function namedByHash(firestore: Firestore, address: string): DocumentReference[] {
  return BY_ADDRESS_HASH.map((name) => firestore.collection(name).doc(addressHash(address)));
}
