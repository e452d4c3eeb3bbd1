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
  readonly place: PersonalCollection;
}

/**
 * Finds the documents about the people who match. Reads all documents, since an address can be written in more than one
 * way and Firestore compares letter by letter.
 */
export async function findRecords(
  firestore: Firestore,
  isMeant: IsErased,
): Promise<PersonRecord[]> {
  const found: PersonRecord[] = [];
  for (const place of Object.values(PERSONAL_COLLECTIONS)) {
    const since = place.since ?? 'created_at';
    const fields = [place.address, ...(place.otherAddress ? [place.otherAddress] : [])];
    const all = place
      .query(firestore)
      .select(...fields, since)
      .stream();
    for await (const snapshot of all as AsyncIterable<QueryDocumentSnapshot>) {
      const addresses = fields.map((field): unknown => snapshot.get(field)).filter(isAddress);
      const date = dateIn(snapshot, since);
      if (addresses.some((address) => isMeant(address, date))) {
        found.push({ document: snapshot.ref, place });
      }
    }
  }
  return found;
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
  const at = address.lastIndexOf('@') + 1;
  const spellings = [address, address.slice(0, at) + domainToUnicode(address.slice(at))];
  const mentions: string[] = [];
  const pending = await firestore.listCollections();
  for (let next = pending.shift(); next; next = pending.shift()) {
    for await (const snapshot of next.stream() as AsyncIterable<QueryDocumentSnapshot>) {
      const text = JSON.stringify(snapshot.data()).toLowerCase();
      if (spellings.some((spelling) => text.includes(spelling))) {
        mentions.push(snapshot.ref.path);
      }
      if (HAVE_PARTS.has(next.id)) pending.push(...(await snapshot.ref.listCollections()));
    }
  }
  return mentions;
}

/** Collections whose documents have subcollections. */
const HAVE_PARTS = new Set<string>(['email_campaigns']);
