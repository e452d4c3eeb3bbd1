import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import {
  type CampaignDraftConflict,
  campaignDraftSchema,
} from '@raade/contracts/mail/campaign-drafts';
import { collection } from '../../../base/firestore.ts';

const storedDraftSchema = z.extend(campaignDraftSchema, { at: z.instanceof(Timestamp) });
export type StoredDraft = z.infer<typeof storedDraftSchema>;

export const draftDocument = (id: string) => collection('campaignDrafts').doc(id);

export const draftIn = (document: DocumentSnapshot | undefined): StoredDraft | undefined =>
  document?.exists ? z.parse(storedDraftSchema, document.data()) : undefined;

/**
 * Deletes the draft of a campaign in the transaction that records the campaign.
 *
 * @param seenRevision the revision that the sender saw; undefined if they saw no draft
 * @throws HttpsError `aborted`, with the current draft, if somebody has changed it since
 */
export async function deleteDraft(
  transaction: Transaction,
  id: string,
  seenRevision: number | undefined,
): Promise<void> {
  if (seenRevision === undefined) return;
  const draft = draftIn(await transaction.get(draftDocument(id)));
  if ((draft?.revision ?? 0) !== seenRevision) throw draftConflict(draft, 'Nothing was sent.');
  transaction.delete(draftDocument(id));
}

/** The error for a writer or sender who has not seen the current draft. `result` is a sentence about what follows. */
export function draftConflict(current: StoredDraft | undefined, result: string): HttpsError {
  const details: CampaignDraftConflict = {
    current: current
      ? {
          draft: current.draft,
          revision: current.revision,
          by_name: current.by_name,
          at: current.at.toDate().toISOString(),
        }
      : null,
  };
  const reason = current
    ? `${current.by_name} has saved this draft in the meantime.`
    : 'This draft has been sent or discarded in the meantime.';
  return new HttpsError('aborted', `${reason} ${result}`, details);
}
