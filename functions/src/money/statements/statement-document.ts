import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { addressHash } from '../../base/address.ts';

/** `statements/{year}_{address hash}`: which gifts of a year are one donor's. */
export const statementSchema = z.object({
  year: z.int(),
  /** The address in its one spelling. */
  to: z.string(),
  /** Ids of the gifts. */
  gifts: z.array(z.string()),
});
export type Statement = z.output<typeof statementSchema>;

export function statementDocument(year: number, email: string) {
  return statements().doc(`${year}_${addressHash(email)}`);
}

export function statements() {
  return firestore().collection(COLLECTIONS.statements);
}
