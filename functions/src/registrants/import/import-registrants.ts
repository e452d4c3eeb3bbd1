import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type {
  CheckedImportRequest,
  ImportRegistrantsResponse,
} from '@raade/contracts/registrants/import/import-calls';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { firestore } from '../../base/firestore.ts';
import { erasedPeople } from '../../base/tombstones/is-erased.ts';
import { listDocument } from '../list-document.ts';
import { importDocument, importedRegistrants, importIn, registrants } from './import-documents.ts';
import { type PlannedRow, planRow, readAll } from './plan-rows.ts';

/**
 * Takes some rows of a file into the list of a forum, or tells what would become of them. They, what it takes to undo
 * them, their counts and their entry in the audit log are one commit; the same rows again write nothing more.
 *
 * @throws HttpsError `failed-precondition` for an import that was undone or is one of another forum
 */
export async function importRegistrants(
  request: CheckedImportRequest,
  actor: Actor,
): Promise<ImportRegistrantsResponse> {
  const read = readAll(request.rows, request.forum_id, await erasedPeople());
  const planned = await firestore().runTransaction(async (transaction) => {
    const rows = await planAll(transaction, request.import_id, read);
    if (request.apply) await write(transaction, request, { rows, actor });
    return rows;
  });
  return { results: planned.map(({ line, outcome, detail }) => ({ line, outcome, detail })) };
}

const notedDocument = (importId: string, id: string) =>
  importedRegistrants().doc(`${importId}_${id}`);

async function planAll(
  transaction: Transaction,
  importId: string,
  read: ReturnType<typeof readAll>,
): Promise<PlannedRow[]> {
  const now = Timestamp.now();
  const ids = read.flatMap((row) => ('registrant' in row ? [row.registrant.id] : []));
  if (ids.length === 0) return read.filter((row) => 'outcome' in row);
  const found = await transaction.getAll(
    ...ids.map((id) => registrants().doc(id)),
    ...ids.map((id) => notedDocument(importId, id)),
  );
  const byPath = new Map(found.map((document) => [document.ref.path, document]));
  return read.map((row) => {
    if (!('registrant' in row)) return row;
    const { id } = row.registrant;
    const noted = byPath.get(notedDocument(importId, id).path);
    // Written before: the answer may have been lost.
    if (noted?.exists) {
      const outcome = noted.get('before') === null ? 'added' : 'changed';
      return { line: row.line, outcome, detail: null };
    }
    return planRow(row, byPath.get(registrants().doc(id).path), now);
  });
}

interface Written {
  readonly rows: readonly PlannedRow[];
  readonly actor: Actor;
}

async function write(
  transaction: Transaction,
  { forum_id, import_id }: Pick<CheckedImportRequest, 'forum_id' | 'import_id'>,
  { rows, actor }: Written,
): Promise<void> {
  const document = importDocument(import_id);
  const record = importIn(await transaction.get(document));
  if (record && (record.undone || record.forum_id !== forum_id)) throw isOver();
  const changes = rows.flatMap(({ change }) => change ?? []);
  if (changes.length === 0) return;
  const created_at = FieldValue.serverTimestamp();
  for (const { id, email, data, before } of changes) {
    transaction.set(registrants().doc(id), data, { mergeFields: Object.keys(data) });
    transaction.create(notedDocument(import_id, id), {
      ...{ import_id, registrant: id, email, before, created_at },
      ...expiryOf('importedRegistrants'),
    });
  }
  const added = changes.filter(({ before }) => before === null).length;
  const changed = changes.length - added;
  if (record) {
    transaction.update(document, {
      added: FieldValue.increment(added),
      changed: FieldValue.increment(changed),
    });
  } else {
    const counts = { forum_id, added, changed };
    transaction.create(document, { ...counts, created_at, ...expiryOf('registrantImports') });
  }
  transaction.set(listDocument(forum_id), { forum_id }, { merge: true });
  noteActionWith(transaction, {
    action: 'import-registrants',
    ...actor,
    subject: document.path,
    details: { forum: forum_id, added, changed },
  });
}

const isOver = () =>
  new HttpsError('failed-precondition', 'This import is over. Choose the file again.');
