import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { type Actor, actorOf } from '../../../base/audit/actor.ts';
import { noteActionWith } from '../../../base/audit/audit-log.ts';
import { campaignDocument, type CampaignState } from '../campaign-document.ts';
import { approvalDocument, approvalOf, newApproval } from './approval-document.ts';
import { campaignDigest, type CampaignWords } from './campaign-digest.ts';
import { campaignGate, type Gate, isToMany } from './second-member.ts';

/**
 * The gate of a campaign whose audience is recorded: its sender, and whether a second member of the staff must approve.
 */
export interface CampaignGate {
  readonly gate: Gate;
  readonly asker: Actor;
  /** The number of recipients that was approved before the campaign started; 0 if nobody was asked. */
  readonly approved: number;
}

/** The gate of a campaign to `atMost` recipients. Accounts are read before the transaction that passes it. */
export async function gateOfCampaign(
  campaignId: string,
  { created_by }: CampaignState,
  atMost: number,
): Promise<CampaignGate> {
  const gate = await campaignGate(created_by, atMost);
  if (gate === 'open') return { gate, asker: { actor: created_by }, approved: 0 };
  const approval = await approvalDocument(campaignId).get();
  const given = approval.exists ? approvalOf(approval) : undefined;
  const approved = given?.state === 'done' ? given.matter.recipients : 0;
  return { gate, asker: await actorOf(created_by), approved };
}

/** Factor by which the audience may grow between the approval of a scheduled campaign and its start. */
const APPROVED_GROWTH = 1.1;

interface Asked {
  readonly campaignId: string;
  readonly campaign: CampaignWords;
  readonly recipients: number;
}

/**
 * Returns the fields of a campaign once all its recipients are known: it is sent, or waits for an approval, which is
 * requested in the same transaction.
 */
export function passGate(
  transaction: Transaction,
  { campaignId, campaign, recipients }: Asked,
  { gate, asker, approved }: CampaignGate,
) {
  const isCovered = recipients <= approved * APPROVED_GROWTH;
  if (gate === 'open' || isCovered || !isToMany(recipients)) return { status: 'sending' } as const;
  if (gate === 'alone') {
    const subject = campaignDocument(campaignId).path;
    const details = { recipients };
    noteActionWith(transaction, asker, 'act-without-approval', subject, details);
    return { status: 'sending' } as const;
  }
  requestApproval(transaction, { campaignId, campaign, recipients }, asker);
  return { status: 'awaiting-approval', wakes_at: null } as const;
}

/**
 * Requests the approval of a campaign by another member of the staff. Replaces an earlier request for fewer
 * recipients.
 */
export function requestApproval(
  transaction: Transaction,
  { campaignId, campaign, recipients }: Asked,
  asker: Actor,
  goodUntil?: Timestamp,
): void {
  const { subject, recipient_type, forum_id, corrects, filter, starts_at } = campaign;
  const matter = {
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
  transaction.set(document, newApproval({ matter, digest, asked_by: asker.actor }, goodUntil));
  noteActionWith(transaction, asker, 'ask-for-approval', document.path, { recipients });
}
