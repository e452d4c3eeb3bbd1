import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  MOST_CAMPAIGN_DRAFTS,
  type SaveCampaignDraftRequest,
  saveCampaignDraftRequestSchema,
  type SaveCampaignDraftResponse,
} from '@raade/contracts/mail/campaign-drafts';
import type { Actor } from '../../../base/audit/actor.ts';
import { auditActionWith } from '../../../base/audit/audit-log.ts';
import { staffCall } from '../../../base/call.ts';
import { expiryOf } from '../../../base/expires-at.ts';
import { collection, firestore } from '../../../base/firestore.ts';
import { campaignDocument } from '../campaign-document.ts';
import { draftDocument, draftIn, draftConflict, type StoredDraft } from './campaign-draft.ts';

/**
 * Saves or discards a draft of a campaign, if its writer has seen the current revision. A request may be repeated,
 * since its answer may have been lost; the repetition changes nothing.
 *
 * @throws HttpsError `aborted` with the current draft if somebody else has saved meanwhile, `resource-exhausted` if
 * there are too many drafts
 */
async function saveDraft(
  { id, revision, draft }: SaveCampaignDraftRequest,
  actor: Actor,
  name: string,
): Promise<SaveCampaignDraftResponse> {
  if (revision === 0) await refuseTooManyDrafts();
  const document = draftDocument(id);
  return firestore().runTransaction(async (transaction) => {
    const [snapshot, campaign] = await transaction.getAll(document, campaignDocument(id));
    const stored = draftIn(snapshot);
    if (draft === null && !stored) return { revision: 0 };
    if (stored && isDeepStrictEqual(stored.draft, draft)) return { revision: stored.revision };
    if (campaign?.exists || (stored?.revision ?? 0) !== revision) {
      throw draftConflict(stored, 'Your change was not saved.');
    }
    if (draft === null) {
      transaction.delete(document);
      auditActionWith(transaction, actor, 'discard-campaign-draft', document.path, { revision });
      return { revision: 0 };
    }
    const newDraft: StoredDraft = {
      draft,
      revision: revision + 1,
      by: actor.actor,
      by_name: name,
      at: Timestamp.now(),
    };
    transaction.set(document, { ...newDraft, ...expiryOf('campaignDrafts') });
    // Drafts are saved with each pause in typing, so the audit log gets an entry only when the writer changes.
    if (stored?.by !== actor.actor) {
      auditActionWith(transaction, actor, 'save-campaign-draft', document.path, {
        revision: newDraft.revision,
      });
    }
    return { revision: newDraft.revision };
  });
}

async function refuseTooManyDrafts(): Promise<void> {
  const { count } = (await collection('campaignDrafts').count().get()).data();
  if (count < MOST_CAMPAIGN_DRAFTS) return;
  throw new HttpsError(
    'resource-exhausted',
    `There are ${MOST_CAMPAIGN_DRAFTS} drafts. Discard one of them first.`,
  );
}

export const saveCampaignDraftCall = staffCall(
  saveCampaignDraftRequestSchema,
  'campaigns.write',
  (request, actor, auth) => saveDraft(request, actor, auth?.token.email ?? actor.actor),
);
