import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type {
  ImportRegistrantsRequest,
  ImportRegistrantsResponse,
} from '@raade/contracts/registrants/import/import-calls';
import { readRow, refusedRow } from '@raade/contracts/registrants/import/read-rows';
import { withSearchWords } from '@raade/contracts/staff/search';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { firestore, collection } from '../../base/firestore.ts';
import { erasedPeople } from '../../base/tombstones/is-erased.ts';
import { recordList } from '../list-document.ts';
import { importDocument, importIn } from './import-documents.ts';
import { planRow } from './plan-row.ts';

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
