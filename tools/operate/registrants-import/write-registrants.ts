import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { Failure, messageOf } from '@raade/contracts/base/failure';
import type { RegistrantDocument } from './plan-import.ts';

/** Few enough to stop soon when asked to. */
const BATCH = 500;

interface WriteOptions {
  readonly signal: AbortSignal;
  /** Gets how many are written so far. */
  readonly onProgress: (written: number) => void;
}

/**
 * Writes the documents; each replaces the fields that it names. Whatever ends it, what is written stays, and
 * the same import again writes the rest.
 * @throws Failure that says how many are written
 */
export async function writeRegistrants(
  firestore: Firestore,
  documents: readonly RegistrantDocument[],
  { signal, onProgress }: WriteOptions,
): Promise<void> {
  const writer = firestore.bulkWriter();
  const collection = firestore.collection(COLLECTIONS.registrants);
  let written = 0;
  let failure: unknown;
  try {
    for (let start = 0; start < documents.length; start += BATCH) {
      if (signal.aborted || failure) throw interrupted(written, documents.length, failure);
      for (const { id, data } of documents.slice(start, start + BATCH)) {
        writer.set(collection.doc(id), data, { mergeFields: Object.keys(data) }).then(
          () => (written += 1),
          (error: unknown) => (failure = error),
        );
      }
      await writer.flush();
      onProgress(written);
    }
  } finally {
    await writer.close();
  }
  if (failure) throw interrupted(written, documents.length, failure);
}

/**
 * Removes documents, once all others are written.
 * @throws Failure if it was stopped: the same import again removes the rest
 */
export async function deleteRegistrants(
  firestore: Firestore,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const writer = firestore.bulkWriter();
  const collection = firestore.collection(COLLECTIONS.registrants);
  try {
    for (let start = 0; start < ids.length; start += BATCH) {
      if (signal.aborted) throw stoppedRemoving(start, ids.length);
      const batch = ids.slice(start, start + BATCH).map((id) => writer.delete(collection.doc(id)));
      await Promise.all([writer.flush(), ...batch]);
    }
  } finally {
    await writer.close();
  }
}

function stoppedRemoving(removed: number, all: number): Failure {
  return new Failure(
    `${removed} of ${all} registrants are removed, then it was stopped.\nImport the same file again: it removes the rest.`,
  );
}

function interrupted(written: number, all: number, cause: unknown): Failure {
  return new Failure(
    `${written} of ${all} registrants are written, then ${cause ? `this happened: ${messageOf(cause)}` : 'it was stopped'}.\n` +
      'Import the same file again: what is written already is left as it is.',
    { cause },
  );
}
