import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/**
 * The ledger's database, connected at the first call: discovery at deployment loads this module
 * without any project to connect to. `FIRESTORE_EMULATOR_HOST` points it at an emulator.
 */
export function firestore(): Firestore {
  return getFirestore(getApps()[0] ?? initializeApp());
}
