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
 * @param seen its revision as the sender saw it; undefined if they saw no draft
 * @throws HttpsError `aborted`, with the current draft, if somebody has changed it since
 */
export async function takeDraft(
  transaction: Transaction,
  id: string,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const draft = draftIn(await transaction.get(draftDocument(id)));
  if ((draft?.revision ?? 0) !== seen) throw outrun(draft, 'Nothing was sent.');
  transaction.delete(draftDocument(id));
}

/** The refusal for a sender who has not seen the current draft. */
export function outrun(now: StoredDraft | undefined, result: string): HttpsError {
  const details: CampaignDraftConflict = {
    current: now
      ? {
          draft: now.draft,
          revision: now.revision,
          by_name: now.by_name,
          at: now.at.toDate().toISOString(),
        }
      : null,
  };
  const what = now
    ? `${now.by_name} has saved this draft meanwhile.`
    : 'This draft has been sent or discarded in the meantime.';
  return new HttpsError('aborted', `${what} ${result}`, details);
}
