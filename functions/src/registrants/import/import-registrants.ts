import { isDeepStrictEqual } from 'node:util';
import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import {
  type ImportRegistrantsRequest,
  type ImportRegistrantsResponse,
  type ImportResult,
  registrantImportSchema,
  type Undone,
  type UndoImportRequest,
} from '@raade/contracts/registrants/import/import-calls';
import { readRow, refusedRow, type ReadRow } from '@raade/contracts/registrants/import/read-rows';
import { withSearchWords } from '@raade/contracts/staff/search';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { localDay } from '@raade/contracts/base/local-day';
import { REGISTRANT_HEADERS } from '@raade/contracts/registrants/registrants-csv';
import { canBeUndone } from '@raade/contracts/registrants/registrant-lists';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { firestore, collection } from '../../base/firestore.ts';
import { erasedPeople } from '../../base/tombstones/is-erased.ts';
import { recordList } from '../list-document.ts';

/**
 * Imports rows of a spreadsheet into the list of a forum, or previews the result. The rows, the data to undo them,
 * their counts and the audit entry are one commit. Rows that are sent again change nothing.
 *
 * @throws HttpsError `failed-precondition` if the import was undone or belongs to another forum
 */
export async function importRegistrants(
  { forum_id, import_id, apply, rows }: ImportRegistrantsRequest,
  actor: Actor,
): Promise<ImportRegistrantsResponse> {
  const isErased = await erasedPeople();
  const read = rows.map((row) => {
    const one = readRow(row, forum_id);
    // Registrations without a date count as older than the erasure.
    return 'registrant' in one && isErased(one.registrant.email, one.createdAt?.time ?? null)
      ? refusedRow(row.line, 'was registered before the data of this person was erased')
      : one;
  });
  const readable = read.filter((row) => 'registrant' in row);
  const ids = readable.map(({ registrant }) => registrant.id);
  const noteOn = (id: string) => collection('importedRegistrants').doc(`${import_id}_${id}`);
  const document = importDocument(import_id);
  if (apply) await recordList(forum_id);
  const planned = await firestore().runTransaction(async (transaction) => {
    const [known, ...found] = await transaction.getAll(
      document,
      ...ids.flatMap((id) => [collection('registrants').doc(id), noteOn(id)]),
    );
    const record = importIn(known);
    if (record && (record.undone !== undefined || record.forum_id !== forum_id)) {
      throw new HttpsError('failed-precondition', 'This import is over. Choose the file again.');
    }
    const plans = readable.map((row, at) => planRow(row, found[2 * at], found[2 * at + 1]));
    const changes = plans.flatMap(({ change }) => change ?? []);
    if (!apply || changes.length === 0) return plans;

    const created_at = FieldValue.serverTimestamp();
    for (const { id, email, data, before } of changes) {
      const { words } = withSearchWords(COLLECTIONS.registrants, { ...before, ...data });
      const fields = { ...data, words };
      transaction.set(collection('registrants').doc(id), fields, {
        mergeFields: Object.keys(fields),
      });
      const note = { import_id, registrant: id, email, before, created_at };
      transaction.create(noteOn(id), { ...note, ...expiryOf('importedRegistrants') });
    }
    const added = changes.filter(({ before }) => before === null).length;
    const changed = changes.length - added;
    transaction.set(document, {
      forum_id,
      created_at: record?.created_at ?? created_at,
      added: added + (record?.added ?? 0),
      changed: changed + (record?.changed ?? 0),
      ...expiryOf('registrantImports'),
    });
    noteActionWith(transaction, actor, 'import-registrants', document.path, {
      forum: forum_id,
      added,
      changed,
    });
    return plans;
  });
  const results = [...read.filter((row) => 'outcome' in row), ...planned];
  return { results: results.map(({ line, outcome, detail }) => ({ line, outcome, detail })) };
}

/** A registrant to write. */
interface Change {
  readonly id: string;
  readonly email: string;
  /** The fields to write; others are left as they are. */
  readonly data: DocumentData;
  /** The stored document; null if there is none. */
  readonly before: DocumentData | null;
}

interface PlannedRow extends ImportResult {
  readonly change?: Change;
}

/**
 * Compares a row with the registrant that is stored.
 *
 * @param noted the undo record of this registrant; it exists if the row was written before and the answer was lost
 */
function planRow(
  { line, registrant, named, createdAt }: ReadRow,
  stored: DocumentSnapshot | undefined,
  noted: DocumentSnapshot | undefined,
): PlannedRow {
  if (noted?.exists) {
    const outcome = noted.get('before') === null ? 'added' : 'changed';
    return { line, outcome, detail: null };
  }
  const { id, forum_id, email } = registrant;
  const before = stored?.data() ?? null;
  const time = createdAt && Timestamp.fromDate(createdAt.time);
  const row: DocumentData = { ...registrant, created_at: time ?? FieldValue.serverTimestamp() };
  if (!before) {
    return { line, outcome: 'added', detail: null, change: { id, email, data: row, before } };
  }
  if (before['forum_id'] !== forum_id) {
    return refusedRow(
      line,
      `has the ID of a registrant of the forum ${String(before['forum_id'])}`,
    );
  }
  const fields = named.filter((field) =>
    field === 'created_at'
      ? isOtherTime(createdAt, before[field])
      : !isDeepStrictEqual(row[field], before[field]),
  );
  if (fields.length === 0) return { line, outcome: 'unchanged', detail: null };
  const detail = fields.map((field) => REGISTRANT_HEADERS[field]).join(', ');
  const data = Object.fromEntries(fields.map((field) => [field, row[field] as unknown]));
  return { line, outcome: 'changed', detail, change: { id, email, data, before } };
}

/** A row without a time changes nothing; one without an hour is compared by day. */
function isOtherTime(createdAt: ReadRow['createdAt'], stored: unknown): boolean {
  if (!createdAt || !(stored instanceof Timestamp)) return createdAt !== null;
  return createdAt.day === undefined
    ? createdAt.time.getTime() !== stored.toMillis()
    : createdAt.day !== localDay(stored.toDate());
}

const storedImportSchema = z.extend(registrantImportSchema, {
  created_at: z.instanceof(Timestamp),
});

export const importDocument = (importId: string) => collection('registrantImports').doc(importId);

/** Returns undefined before the first rows are written. */
const importIn = (document: DocumentSnapshot | undefined) =>
  document?.exists ? z.parse(storedImportSchema, document.data()) : undefined;

/** Registrants of one commit. */
const AT_ONCE = 200;

const noteSchema = z.object({
  registrant: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
});

/**
 * Undoes an import within a day: restores the registrants that it changed and deletes those that it added. Registrants
 * that have changed since stay as they are. If it fails halfway, the same call does the rest.
 *
 * @throws HttpsError `not-found`, or `failed-precondition` after more than a day
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
    // This stops the import: later batches of rows are refused.
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
      // Registrant and undo record were written in one commit. Different times mean that the registrant has changed
      // since.
      const [now, before] = [found[index], notes[index]?.before];
      if (!now?.updateTime?.isEqual(note.updateTime)) continue;
      undone += 1;
      if (before) transaction.set(now.ref, before);
      else transaction.delete(now.ref);
    }
    return { undone, kept: docs.length - undone };
  });
}
