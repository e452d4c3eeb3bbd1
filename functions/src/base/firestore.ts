import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  GrpcStatus,
} from 'firebase-admin/firestore';
import { firebaseApp } from './firebase-app.ts';

/** The default database. Tombstones are in another one. */
export function firestore(): Firestore {
  return getFirestore(firebaseApp());
}

/** Statuses of a write that failed because of a concurrent one. */
const CONFLICTS: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
];

/**
 * Writes fields of a document unless it has changed since it was read. Cheaper than a transaction, whose locks
 * concurrent writers would wait for.
 *
 * @returns false if the document has changed
 */
export async function writeAsSeen(
  { ref, updateTime }: DocumentSnapshot,
  fields: DocumentData,
): Promise<boolean> {
  try {
    // `update` replaces whole maps, so no old keys stay in them.
    await (updateTime ? ref.update(fields, { lastUpdateTime: updateTime }) : ref.create(fields));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && CONFLICTS.includes(error.code)) return false;
    throw error;
  }
}

/** A collection of the default database. */
export const collection = (name: keyof typeof COLLECTIONS) =>
  firestore().collection(COLLECTIONS[name]);
