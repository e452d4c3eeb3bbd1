import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { firebaseApp } from './firebase-app.ts';

/** The ledger's database. */
export function firestore(): Firestore {
  return getFirestore(firebaseApp());
}
