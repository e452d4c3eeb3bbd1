import { isDeepStrictEqual } from 'node:util';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { localDay } from '@raade/contracts/base/local-day';
import type { ReadRegistrant } from './read-registrants.ts';

/** How many documents are asked for at once. */
const BATCH = 300;

/** A document as it is to be stored. */
export interface RegistrantDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface ImportPlan {
  readonly created: readonly RegistrantDocument[];
  readonly changed: readonly RegistrantDocument[];
  /** How many are stored already as the file has them. */
  readonly unchanged: number;
}

/**
 * Compares a file with what is stored.
 * @param now the time of registration of whoever is new and of whom the file does not tell it
 */
export async function planImport(
  firestore: Firestore,
  registrants: readonly ReadRegistrant[],
  now: Date,
): Promise<ImportPlan> {
  const created: RegistrantDocument[] = [];
  const changed: RegistrantDocument[] = [];
  for (let start = 0; start < registrants.length; start += BATCH) {
    const batch = registrants.slice(start, start + BATCH);
    const stored = await storedOf(firestore, batch);
    batch.forEach((read, index) => {
      const before = stored[index]?.data();
      const document = documentOf(read, before?.['created_at'], now);
      if (!before) created.push(document);
      else if (differs(document, before)) changed.push(document);
    });
  }
  const unchanged = registrants.length - created.length - changed.length;
  return { created, changed, unchanged };
}

function storedOf(
  firestore: Firestore,
  batch: readonly ReadRegistrant[],
): Promise<DocumentSnapshot[]> {
  const collection = firestore.collection(COLLECTIONS.registrants);
  return firestore.getAll(...batch.map(({ registrant }) => collection.doc(registrant.id)));
}

function documentOf(
  { registrant, createdAt }: ReadRegistrant,
  stored: unknown,
  now: Date,
): RegistrantDocument {
  const time = isAsRead(createdAt, stored) ? stored : Timestamp.fromDate(createdAt?.time ?? now);
  return { id: registrant.id, data: { ...registrant, created_at: time } };
}

/** A file that names no hour, or nothing, has nothing against the time that is stored. */
function isAsRead(createdAt: ReadRegistrant['createdAt'], stored: unknown): boolean {
  if (!(stored instanceof Timestamp)) return false;
  if (createdAt === null) return true;
  return createdAt.day === localDay(stored.toDate());
}

/** Looks at the fields of the file alone: what others have added to a document is theirs. */
function differs({ data }: RegistrantDocument, stored: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(data).some(([field, value]) => {
    const before = stored[field];
    if (value instanceof Timestamp) return !(before instanceof Timestamp && value.isEqual(before));
    return !isDeepStrictEqual(value, before);
  });
}
