import { FieldPath } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { RecipientType } from '@raade/contracts/campaigns';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../../firestore.ts';
import { addresseeSchema, belongsTo, type Addressee } from './recipient-group.ts';

/** Registrants of a page: each may become a read and a write of one transaction. */
const PAGE_SIZE = 250;
const FIELDS = Object.keys(addresseeSchema.shape);

export interface RegistrantPage {
  /** Members of the group, perhaps none. */
  readonly addressees: readonly Addressee[];
  /** The registrant that the next page begins after; null if this is the last page. */
  readonly next: string | null;
}

/** Registrants in the order of their ids, a page at a time, so that memory does not grow with their number. */
export async function registrantPage(
  group: RecipientType,
  after: string | null,
): Promise<RegistrantPage> {
  const all = firestore()
    .collection(COLLECTIONS.registrants)
    .orderBy(FieldPath.documentId())
    .select(...FIELDS)
    .limit(PAGE_SIZE);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const addressees = docs
    .map((registrant) => z.parse(addresseeSchema, registrant.data()))
    .filter((addressee) => belongsTo(group, addressee));
  return { addressees, next: docs.length < PAGE_SIZE ? null : (docs.at(-1)?.id ?? null) };
}
