import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { Undone, UndoImportRequest } from '@raade/contracts/registrants/import/import-calls';
import { UNDO_MS } from '@raade/contracts/registrants/registrant-lists';
import * as z from 'zod/mini';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { importDocument, importedRegistrants, importIn, registrants } from './import-documents.ts';

/** Registrants of one commit. */
const AT_ONCE = 200;
const NOTHING: Undone = { undone: 0, kept: 0 };

/**
 * Brings back what an import has written over and takes out whom it has added, within a day. Registrants that somebody
 * has changed since, or removed, stay as they are. Whatever ends it, the same call again does the rest.
 *
 * @throws HttpsError `not-found`, or `failed-precondition` if the day is over
 */
export async function undoImport({ import_id }: UndoImportRequest, actor: Actor): Promise<Undone> {
  await begin(import_id, actor);
  for (;;) {
    const { isDone, counts } = await undoSome(import_id);
    if (isDone) return counts;
  }
}

/** From here on no batch of the import is written any more. */
function begin(importId: string, actor: Actor): Promise<void> {
  const document = importDocument(importId);
  return firestore().runTransaction(async (transaction) => {
    const record = importIn(await transaction.get(document));
    if (!record) throw new HttpsError('not-found', 'There is no such import any more.');
    if (record.undone) return;
    if (Date.now() - record.created_at.toMillis() > UNDO_MS) {
      throw new HttpsError('failed-precondition', 'An import can be undone within a day.');
    }
    transaction.update(document, { undone: NOTHING });
    const { forum_id: forum, added, changed } = record;
    noteActionWith(transaction, {
      action: 'undo-registrant-import',
      ...actor,
      subject: document.path,
      details: { forum, added, changed },
    });
  });
}

function undoSome(importId: string): Promise<{ isDone: boolean; counts: Undone }> {
  const document = importDocument(importId);
  const noted = importedRegistrants().where('import_id', '==', importId).limit(AT_ONCE);
  return firestore().runTransaction(async (transaction) => {
    const [record, { docs }] = await Promise.all([
      transaction.get(document),
      transaction.get(noted),
    ]);
    const before = importIn(record)?.undone ?? NOTHING;
    if (docs.length === 0) return { isDone: true, counts: before };
    const found = await transaction.getAll(
      ...docs.map((note) => registrants().doc(noteOf(note).registrant)),
    );
    // Both were written in one commit: another time means that somebody has changed the registrant since.
    const own = docs.filter((note, index) => found[index]?.updateTime?.isEqual(note.updateTime));
    for (const note of own) bringBack(transaction, note);
    for (const note of docs) transaction.delete(note.ref);
    const counts = {
      undone: before.undone + own.length,
      kept: before.kept + docs.length - own.length,
    };
    transaction.update(document, { undone: counts });
    return { isDone: docs.length < AT_ONCE, counts };
  });
}

const noteSchema = z.object({
  registrant: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
});

const noteOf = (document: DocumentSnapshot) => z.parse(noteSchema, document.data());

function bringBack(transaction: Transaction, note: DocumentSnapshot): void {
  const { registrant, before } = noteOf(note);
  const document = registrants().doc(registrant);
  if (before === null) transaction.delete(document);
  else transaction.set(document, before);
}
