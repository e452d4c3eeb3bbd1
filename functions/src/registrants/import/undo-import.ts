import { HttpsError } from 'firebase-functions/https';
import type { Undone, UndoImportRequest } from '@raade/contracts/registrants/import/import-calls';
import { canBeUndone } from '@raade/contracts/registrants/registrant-lists';
import * as z from 'zod/mini';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { firestore, collection } from '../../base/firestore.ts';
import { importDocument, importIn } from './import-documents.ts';

/** Registrants of one commit. */
const AT_ONCE = 200;

const noteSchema = z.object({
  registrant: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
});

/**
 * Brings back what an import has written over and takes out whom it has added, within a day. Registrants that somebody
 * has changed since, or removed, stay as they are. Whatever ends it, the same call again does the rest.
 *
 * @throws HttpsError `not-found`, or `failed-precondition` if the day is over
 */
export async function undoImport({ import_id }: UndoImportRequest, actor: Actor): Promise<Undone> {
  const document = importDocument(import_id);
  await firestore().runTransaction(async (transaction) => {
    const record = importIn(await transaction.get(document));
    if (!record) throw new HttpsError('not-found', 'There is no such import any more.');
    if (record.undone !== undefined) return;
    if (!canBeUndone(record.created_at.toDate())) {
      throw new HttpsError('failed-precondition', 'An import can be undone within a day.');
    }
    // From here on no batch of the import is written any more.
    transaction.update(document, { undone: false });
    const { forum_id: forum, added, changed } = record;
    noteActionWith(transaction, actor, 'undo-registrant-import', document.path, {
      forum,
      added,
      changed,
    });
  });
  const total = { undone: 0, kept: 0 };
  for (;;) {
    const { undone, kept } = await undoSome(import_id);
    if (undone + kept === 0) break;
    total.undone += undone;
    total.kept += kept;
  }
  await document.update({ undone: true });
  return total;
}

function undoSome(importId: string): Promise<Undone> {
  const noted = collection('importedRegistrants').where('import_id', '==', importId).limit(AT_ONCE);
  return firestore().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(noted);
    const notes = docs.map((note) => z.parse(noteSchema, note.data()));
    const documents = notes.map(({ registrant }) => collection('registrants').doc(registrant));
    const found = documents.length > 0 ? await transaction.getAll(...documents) : [];
    let undone = 0;
    for (const [index, note] of docs.entries()) {
      transaction.delete(note.ref);
      // Both were written in one commit: another time means that somebody has changed the registrant since.
      const [now, before] = [found[index], notes[index]?.before];
      if (!now?.updateTime?.isEqual(note.updateTime)) continue;
      undone += 1;
      if (before) transaction.set(now.ref, before);
      else transaction.delete(now.ref);
    }
    return { undone, kept: docs.length - undone };
  });
}
