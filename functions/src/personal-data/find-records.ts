import { domainToUnicode } from 'node:url';
import {
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type PersonalCollection, PERSONAL_COLLECTIONS } from './erasure-table.ts';
import type { IsErased } from '../base/tombstones/tombstones.ts';

/** A document about a person. */
export interface PersonRecord {
  readonly document: DocumentReference;
  readonly source: PersonalCollection;
}

/**
 * Finds the documents about the people whose address matches. Reads all documents, since an address can be written in
 * more than one way, and Firestore compares letter by letter.
 */
export async function findRecords(
  firestore: Firestore,
  matchesPerson: IsErased,
): Promise<PersonRecord[]> {
  const records: PersonRecord[] = [];
  for (const source of Object.values(PERSONAL_COLLECTIONS)) {
    const timeField = source.createdAtField ?? 'created_at';
    const { addressField, otherAddressField } = source;
    const fields = otherAddressField ? [addressField, otherAddressField] : [addressField];
    const snapshots = source
      .query(firestore)
      .select(...fields, timeField)
      .stream();
    for await (const snapshot of snapshots as AsyncIterable<QueryDocumentSnapshot>) {
      const addresses = fields.map((field): unknown => snapshot.get(field)).filter(isAddress);
      const date = dateIn(snapshot, timeField);
      if (addresses.some((storedAddress) => matchesPerson(storedAddress, date))) {
        records.push({ document: snapshot.ref, source });
      }
    }
  }
  return records;
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && value !== '';

function dateIn(snapshot: QueryDocumentSnapshot, field: string): Date | null {
  const time: unknown = snapshot.get(field);
  return time instanceof Timestamp ? time.toDate() : null;
}

/**
 * Returns the paths of all documents that contain an address in any field, such as a note of staff. The domain may be
 * written in Unicode.
 */
export async function findMentions(firestore: Firestore, address: string): Promise<string[]> {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const spellings = [address, address.replace(/[^@]*$/, domainToUnicode(domain))];
  const mentions: string[] = [];
  const collections = await firestore.listCollections();
  // The list grows by subcollections during the loop.
  for (const collection of collections) {
    for await (const snapshot of collection.stream() as AsyncIterable<QueryDocumentSnapshot>) {
      const text = JSON.stringify(snapshot.data()).toLowerCase();
      if (spellings.some((spelling) => text.includes(spelling))) {
        mentions.push(snapshot.ref.path);
      }
      if (PARENTS.has(collection.id)) collections.push(...(await snapshot.ref.listCollections()));
    }
  }
  return mentions;
}

/** Collections whose documents have subcollections. */
const PARENTS = new Set<string>(['email_campaigns']);
