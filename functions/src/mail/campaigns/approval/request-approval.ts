import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { type Actor, actorOf } from '../../../base/audit/actor.ts';
import { auditActionWith } from '../../../base/audit/audit-log.ts';
import { campaignDocument, type CampaignState } from '../campaign-document.ts';
import { approvalDocument, approvalOf, newApproval } from './approval-document.ts';
import { campaignDigest, type ApprovedFields } from './campaign-digest.ts';
import { approvalNeed, type ApprovalNeed, isLarge } from './second-member.ts';

/** Facts that decide whether a campaign whose audience is recorded needs an approval. */
export interface ApprovalCheck {
  readonly need: ApprovalNeed;
  readonly requester: Actor;
  /** The number of recipients that was approved before the campaign started; 0 if nobody was asked. */
  readonly approvedRecipients: number;
}

/** Checks a campaign to `atMost` recipients. It reads accounts, so it runs before the transaction that needs it. */
export async function checkApproval(
  campaignId: string,
  { created_by }: CampaignState,
  atMost: number,
): Promise<ApprovalCheck> {
  const need = await approvalNeed(created_by, atMost);
  if (need === 'none') return { need, requester: { actor: created_by }, approvedRecipients: 0 };
  const document = await approvalDocument(campaignId).get();
  const approval = document.exists ? approvalOf(document) : undefined;
  const approvedRecipients = approval?.state === 'done' ? approval.campaign.recipients : 0;
  return { need, requester: await actorOf(created_by), approvedRecipients };
}

/** Factor by which the audience may grow between the approval of a scheduled campaign and its start. */
const ALLOWED_GROWTH = 1.1;

interface CampaignToSend {
  readonly campaignId: string;
  readonly campaign: ApprovedFields;
  readonly recipients: number;
}

/**
 * Returns the new fields of a campaign once all its recipients are known. It is sent, or it waits for an approval,
 * which is requested in the same transaction.
 */
export function sendOrWait(
  transaction: Transaction,
  { campaignId, campaign, recipients }: CampaignToSend,
  { need, requester, approvedRecipients }: ApprovalCheck,
) {
  const isApproved = recipients <= approvedRecipients * ALLOWED_GROWTH;
  // `need` is for the largest possible audience. The exact number may be small enough.
  if (need === 'none' || isApproved || !isLarge(recipients)) return { status: 'sending' } as const;
  if (need === 'nobody-else') {
    const subject = campaignDocument(campaignId).path;
    const details = { recipients };
    auditActionWith(transaction, requester, 'act-without-approval', subject, details);
    return { status: 'sending' } as const;
  }
  requestApproval(transaction, { campaignId, campaign, recipients }, requester);
  return { status: 'awaiting-approval', next_check_at: null } as const;
}

/**
 * Requests the approval of a campaign by another member of the staff. Replaces an earlier request for fewer
 * recipients.
 */
export function requestApproval(
  transaction: Transaction,
  { campaignId, campaign, recipients }: CampaignToSend,
  requester: Actor,
  validUntil?: Timestamp,
): void {
  const { subject, recipient_type, forum_id, corrects, filter, starts_at } = campaign;
  const requested = {
    subject,
    recipient_type,
    forum_id,
    recipients,
    ...(corrects && { corrects }),
    ...(filter && { filter }),
    ...(starts_at && { startsAt: starts_at.toDate().toISOString() }),
  };
  const digest = campaignDigest(campaignId, campaign, recipients);
  const document = approvalDocument(campaignId);
  transaction.set(
    document,
    newApproval({ campaign: requested, digest, requested_by: requester.actor }, validUntil),
  );
  auditActionWith(transaction, requester, 'ask-for-approval', document.path, { recipients });
}
