import { Timestamp, type Query } from 'firebase-admin/firestore';
import { EXPIRES_AT } from '@raade/contracts/firestore/collection-table';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from now until each document found expires; undefined for a document that never expires. */
export async function daysKept(found: Query): Promise<(number | undefined)[]> {
  const { docs } = await found.get();
  return docs.map((document) => {
    const until: unknown = document.get(EXPIRES_AT);
    if (!(until instanceof Timestamp)) return undefined;
    return Math.round((until.toMillis() - Date.now()) / DAY_MS);
  });
}
