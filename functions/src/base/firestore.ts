import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  GrpcStatus,
} from 'firebase-admin/firestore';
import { firebaseApp } from './firebase-app.ts';

/** The ledger's database. */
export function firestore(): Firestore {
  return getFirestore(firebaseApp());
}

/** Statuses of a write that somebody was quicker than. */
const OUTRUN: readonly unknown[] = [
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
];

/**
 * Writes fields of a document, without a transaction, unless somebody has written it since it was read.
 *
 * @returns false if somebody was quicker
 */
export async function writeAsSeen(
  { ref, updateTime }: DocumentSnapshot,
  fields: DocumentData,
): Promise<boolean> {
  try {
    // `update` takes each map as it is: nothing stays in it that is not in the fields.
    await (updateTime ? ref.update(fields, { lastUpdateTime: updateTime }) : ref.create(fields));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && OUTRUN.includes(error.code)) return false;
    throw error;
  }
}

/** A collection of the ledger's database. */
export const collection = (name: keyof typeof COLLECTIONS) =>
  firestore().collection(COLLECTIONS[name]);
