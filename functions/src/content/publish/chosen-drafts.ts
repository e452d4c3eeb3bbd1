import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { PublishContentRequest } from '@raade/contracts/content/editions';
import {
  draftDocument,
  draftIn,
  type StoredDraft,
  readDrafts,
} from '../../releases/editions/documents.ts';
import { contentRefusal } from '../refusals.ts';

export type Choice = PublishContentRequest['drafts'];

/**
 * Reads the drafts to publish: all, or the named ones at the revisions that the editor has seen.
 *
 * @throws HttpsError `failed-precondition` if there are none, or if a named one has changed
 */
export async function readChosenDrafts(
  transaction: Transaction,
  choice: Choice,
): Promise<readonly StoredDraft[]> {
  if (choice !== 'all') return readNamedDrafts(transaction, choice);
  const storedDrafts = await readDrafts(transaction);
  if (storedDrafts.length > 0) return storedDrafts;
  throw new HttpsError('failed-precondition', 'There is nothing to publish: no draft differs.');
}

async function readNamedDrafts(
  transaction: Transaction,
  choice: Exclude<Choice, 'all'>,
): Promise<readonly StoredDraft[]> {
  const documents = await transaction.getAll(...choice.map(draftDocument));
  const drafts = documents.map(draftIn);
  const changedDrafts = choice.filter(
    ({ revision }, index) => drafts[index]?.revision !== revision,
  );
  if (changedDrafts.length === 0) return drafts.flatMap((draft) => draft ?? []);
  const names = changedDrafts.map(({ part, item }) => [part, item ?? 'all of it'].join(', '));
  throw contentRefusal(
    `Somebody has changed or discarded these in the meantime, so nothing was published:\n${names.join('\n')}`,
    { reason: 'drafts-changed', drafts: changedDrafts.map(({ part, item }) => ({ part, item })) },
  );
}
