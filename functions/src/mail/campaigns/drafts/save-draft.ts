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
import { noteActionWith } from '../../../base/audit/audit-log.ts';
import { staffCall } from '../../../base/call.ts';
import { expiryOf } from '../../../base/expires-at.ts';
import { collection, firestore } from '../../../base/firestore.ts';
import { campaignDocument } from '../campaign-document.ts';
import { draftDocument, draftIn, outrun, type StoredDraft } from './campaign-draft.ts';

/**
 * Saves or discards a draft, if its writer has seen the current revision. A repeated request changes nothing, since its
 * answer may have been lost.
 *
 * @throws HttpsError `aborted` with what is there now if somebody else was quicker, `resource-exhausted` if there are
 * too many drafts
 */
async function saveDraft(
  { id, revision, draft }: SaveCampaignDraftRequest,
  actor: Actor,
  name: string,
): Promise<SaveCampaignDraftResponse> {
  if (revision === 0) await requireRoom();
  const document = draftDocument(id);
  return firestore().runTransaction(async (transaction) => {
    const [found, sent] = await transaction.getAll(document, campaignDocument(id));
    const before = draftIn(found);
    if (draft === null && !before) return { revision: 0 };
    if (before && isDeepStrictEqual(before.draft, draft)) return { revision: before.revision };
    if (sent?.exists || (before?.revision ?? 0) !== revision) {
      throw outrun(before, 'Nothing of yours was saved.');
    }
    if (draft === null) {
      transaction.delete(document);
      noteActionWith(transaction, actor, 'discard-campaign-draft', document.path, { revision });
      return { revision: 0 };
    }
    const after: StoredDraft = {
      draft,
      revision: revision + 1,
      by: actor.actor,
      by_name: name,
      at: Timestamp.now(),
    };
    transaction.set(document, { ...after, ...expiryOf('campaignDrafts') });
    // Drafts are saved with each pause in typing, so the audit log gets an entry only when the writer changes.
    if (before?.by !== actor.actor) {
      noteActionWith(transaction, actor, 'save-campaign-draft', document.path, {
        revision: after.revision,
      });
    }
    return { revision: after.revision };
  });
}

async function requireRoom(): Promise<void> {
  const { count } = (await collection('campaignDrafts').count().get()).data();
  if (count < MOST_CAMPAIGN_DRAFTS) return;
  throw new HttpsError(
    'resource-exhausted',
    `There are ${MOST_CAMPAIGN_DRAFTS} drafts already. Discard one of them first.`,
  );
}

export const saveCampaignDraftCall = staffCall(
  saveCampaignDraftRequestSchema,
  'campaigns.write',
  (request, actor, auth) => saveDraft(request, actor, auth?.token.email ?? actor.actor),
);
