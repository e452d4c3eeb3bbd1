import { isDeepStrictEqual } from 'node:util';
import {
  FieldValue,
  type DocumentData,
  type DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type {
  ImportRegistrantsRequest,
  ImportRegistrantsResponse,
  ImportResult,
} from '@raade/contracts/registrants/import/import-calls';
import { readRow, refusedRow, type ReadRow } from '@raade/contracts/registrants/import/read-rows';
import { withSearchWords } from '@raade/contracts/staff/search';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { localDay } from '@raade/contracts/base/local-day';
import { REGISTRANT_HEADERS } from '@raade/contracts/registrants/registrants-csv';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { firestore, collection } from '../../base/firestore.ts';
import { erasedPeople } from '../../base/tombstones/is-erased.ts';
import { recordList } from '../list-document.ts';
import { importDocument, importIn } from './import-documents.ts';

/**
 * Takes some rows of a file into the list of a forum, or tells what would become of them. They, what it takes to undo
 * them, their counts and their entry in the audit log are one commit; the same rows again write nothing more.
 *
 * @throws HttpsError `failed-precondition` for an import that was undone or is one of another forum
 */
export async function importRegistrants(
  { forum_id, import_id, apply, rows }: ImportRegistrantsRequest,
  actor: Actor,
): Promise<ImportRegistrantsResponse> {
  const isErased = await erasedPeople();
  const read = rows.map((row) => {
    const one = readRow(row, forum_id);
    // A registration without a date is taken for one from before the erasure.
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
      ...{ forum_id, created_at: record?.created_at ?? created_at },
      ...{ added: added + (record?.added ?? 0), changed: changed + (record?.changed ?? 0) },
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

/** A registrant to be written. */
interface Change {
  readonly id: string;
  readonly email: string;
  /** The fields to write; others are left as they are. */
  readonly data: DocumentData;
  /** The document as it is; null if there is none. */
  readonly before: DocumentData | null;
}

interface PlannedRow extends ImportResult {
  readonly change?: Change;
}

/**
 * Compares a row with the registrant that is stored.
 * @param noted the note of this import on the registrant: there if the row was written before, and the answer was lost
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

/** A file that names no time, or no hour, has nothing against the time that is stored on that day. */
function isOtherTime(createdAt: ReadRow['createdAt'], stored: unknown): boolean {
  if (!createdAt || !(stored instanceof Timestamp)) return createdAt !== null;
  return createdAt.day === undefined
    ? createdAt.time.getTime() !== stored.toMillis()
    : createdAt.day !== localDay(stored.toDate());
}
