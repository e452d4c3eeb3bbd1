import { COLLECTIONS } from '@raade/contracts/base/collections';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { firebaseApp } from './firebase-app.ts';

/** The ledger's database. */
export function firestore(): Firestore {
  return getFirestore(firebaseApp());
}

/** A collection of the ledger's database. */
export const collection = (name: keyof typeof COLLECTIONS) =>
  firestore().collection(COLLECTIONS[name]);
