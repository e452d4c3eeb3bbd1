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
import { auditActionWith } from '../../base/audit/audit-log.ts';
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
  const parsedRows = rows.map((row) => {
    const result = readRow(row, forum_id);
    // Registrations without a date count as older than the erasure.
    return 'registrant' in result &&
      isErased(result.registrant.email, result.createdAt?.time ?? null)
      ? refusedRow(row.line, 'was registered before the data of this person was erased')
      : result;
  });
  const registrantRows = parsedRows.filter((row) => 'registrant' in row);
  const ids = registrantRows.map(({ registrant }) => registrant.id);
  const undoRecordOf = (id: string) => collection('importedRegistrants').doc(`${import_id}_${id}`);
  const document = importDocument(import_id);
  if (apply) await recordList(forum_id);
  const plannedRows = await firestore().runTransaction(async (transaction) => {
    const [importSnapshot, ...snapshots] = await transaction.getAll(
      document,
      ...ids.flatMap((id) => [collection('registrants').doc(id), undoRecordOf(id)]),
    );
    const storedImport = importIn(importSnapshot);
    if (storedImport && (storedImport.undone !== undefined || storedImport.forum_id !== forum_id)) {
      throw new HttpsError('failed-precondition', 'This import has ended. Choose the file again.');
    }
    // For each row, the registrant and its undo record follow each other in `snapshots`.
    const plans = registrantRows.map((row, index) =>
      planRow(row, snapshots[2 * index], snapshots[2 * index + 1]),
    );
    const changes = plans.flatMap(({ change }) => change ?? []);
    if (!apply || changes.length === 0) return plans;

    const created_at = FieldValue.serverTimestamp();
    for (const { id, email, data, before } of changes) {
      const { words } = withSearchWords(COLLECTIONS.registrants, { ...before, ...data });
      const fields = { ...data, words };
      transaction.set(collection('registrants').doc(id), fields, {
        mergeFields: Object.keys(fields),
      });
      const undoRecord = { import_id, registrant: id, email, before, created_at };
      transaction.create(undoRecordOf(id), { ...undoRecord, ...expiryOf('importedRegistrants') });
    }
    const added = changes.filter(({ before }) => before === null).length;
    const changed = changes.length - added;
    transaction.set(document, {
      forum_id,
      created_at: storedImport?.created_at ?? created_at,
      added: added + (storedImport?.added ?? 0),
      changed: changed + (storedImport?.changed ?? 0),
      ...expiryOf('registrantImports'),
    });
    auditActionWith(transaction, actor, 'import-registrants', document.path, {
      forum: forum_id,
      added,
      changed,
    });
    return plans;
  });
  const results = [...parsedRows.filter((row) => 'outcome' in row), ...plannedRows];
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
 * @param undoRecord the undo record of this registrant; it exists if the row was written before and the answer was lost
 */
function planRow(
  { line, registrant, fieldsInFile, createdAt }: ReadRow,
  storedRegistrant: DocumentSnapshot | undefined,
  undoRecord: DocumentSnapshot | undefined,
): PlannedRow {
  if (undoRecord?.exists) {
    const outcome = undoRecord.get('before') === null ? 'added' : 'changed';
    return { line, outcome, detail: null };
  }
  const { id, forum_id, email } = registrant;
  const before = storedRegistrant?.data() ?? null;
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
  const fields = fieldsInFile.filter((field) =>
    field === 'created_at'
      ? isOtherTime(createdAt, before[field])
      : !isDeepStrictEqual(row[field], before[field]),
  );
  if (fields.length === 0) return { line, outcome: 'unchanged', detail: null };
  const detail = fields.map((field) => REGISTRANT_HEADERS[field]).join(', ');
  const data = Object.fromEntries(fields.map((field) => [field, row[field] as unknown]));
  return { line, outcome: 'changed', detail, change: { id, email, data, before } };
}

/** True if a row changes the stored time. A row without a time does not; one without an hour is compared by day. */
function isOtherTime(createdAt: ReadRow['createdAt'], storedTime: unknown): boolean {
  if (!createdAt) return false;
  if (!(storedTime instanceof Timestamp)) return true;
  return createdAt.day === undefined
    ? createdAt.time.getTime() !== storedTime.toMillis()
    : createdAt.day !== localDay(storedTime.toDate());
}

const storedImportSchema = z.extend(registrantImportSchema, {
  created_at: z.instanceof(Timestamp),
});

export const importDocument = (importId: string) => collection('registrantImports').doc(importId);

/** Returns undefined before the first rows are written. */
const importIn = (document: DocumentSnapshot | undefined) =>
  document?.exists ? z.parse(storedImportSchema, document.data()) : undefined;

/** Limit of registrants that one commit restores. */
const BATCH_SIZE = 200;

const undoRecordSchema = z.object({
  registrant: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
});

/**
 * Undoes an import within a day: restores the registrants that it changed and deletes those that it added. Registrants
 * that have changed since stay as they are. If it fails halfway, the same call can be repeated.
 *
 * @throws HttpsError `not-found`, or `failed-precondition` after more than a day
 */
export async function undoImport({ import_id }: UndoImportRequest, actor: Actor): Promise<Undone> {
  const document = importDocument(import_id);
  await firestore().runTransaction(async (transaction) => {
    const storedImport = importIn(await transaction.get(document));
    if (!storedImport) throw new HttpsError('not-found', 'This import no longer exists.');
    if (storedImport.undone !== undefined) return;
    if (!canBeUndone(storedImport.created_at.toDate())) {
      throw new HttpsError('failed-precondition', 'An import can be undone within a day.');
    }
    // This stops the import: later batches of rows are refused.
    transaction.update(document, { undone: false });
    const { forum_id: forum, added, changed } = storedImport;
    auditActionWith(transaction, actor, 'undo-registrant-import', document.path, {
      forum,
      added,
      changed,
    });
  });
  const total = { undone: 0, kept: 0 };
  for (;;) {
    const { undone, kept } = await undoBatch(import_id);
    if (undone + kept === 0) break;
    total.undone += undone;
    total.kept += kept;
  }
  await document.update({ undone: true });
  return total;
}

function undoBatch(importId: string): Promise<Undone> {
  const allRecords = collection('importedRegistrants').where('import_id', '==', importId);
  return firestore().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(allRecords.limit(BATCH_SIZE));
    const undoRecords = docs.map((document) => z.parse(undoRecordSchema, document.data()));
    const documents = undoRecords.map((record) => collection('registrants').doc(record.registrant));
    const snapshots = documents.length > 0 ? await transaction.getAll(...documents) : [];
    let undone = 0;
    for (const [index, document] of docs.entries()) {
      transaction.delete(document.ref);
      // Registrant and undo record were written in one commit. Different times mean that the registrant has changed
      // since.
      const [registrant, before] = [snapshots[index], undoRecords[index]?.before];
      if (!registrant?.updateTime?.isEqual(document.updateTime)) continue;
      undone += 1;
      if (before) transaction.set(registrant.ref, before);
      else transaction.delete(registrant.ref);
    }
    return { undone, kept: docs.length - undone };
  });
}
