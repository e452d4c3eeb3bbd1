import type { Transaction } from 'firebase-admin/firestore';
import { type Actor, actorOf } from '../../../base/audit/actor.ts';
import { noteActionWith } from '../../../base/audit/audit-log.ts';
import { campaignDocument, type CampaignState } from '../campaign-document.ts';
import { approvalDocument, newApproval } from './approval-document.ts';
import { campaignDigest } from './campaign-digest.ts';
import { campaignGate, type Gate, isToMany } from './second-member.ts';

/** Gate of a campaign whose audience is recorded: its asker, and whether another member has to agree. */
export interface CampaignGate {
  readonly gate: Gate;
  readonly asker: Actor;
}

/** The gate of a campaign to `atMost` recipients. Accounts are read before the transaction that passes it. */
export async function gateOfCampaign(
  { created_by }: CampaignState,
  atMost: number,
): Promise<CampaignGate> {
  const gate = await campaignGate(created_by, atMost);
  return { gate, asker: gate === 'open' ? { actor: created_by } : await actorOf(created_by) };
}

interface Frozen {
  readonly campaignId: string;
  readonly campaign: CampaignState;
  readonly recipients: number;
}

/**
 * The fields of a campaign once all of its recipients are known: it is sent, or waits for an approval, which is asked
 * for in the same transaction.
 */
export function passGate(
  transaction: Transaction,
  { campaignId, campaign, recipients }: Frozen,
  { gate, asker }: CampaignGate,
) {
  if (gate === 'open' || !isToMany(recipients)) return { status: 'sending' } as const;
  if (gate === 'alone') {
    const subject = campaignDocument(campaignId).path;
    const details = { recipients };
    noteActionWith(transaction, asker, 'act-without-approval', subject, details);
    return { status: 'sending' } as const;
  }
  const { subject, recipient_type, forum_id, corrects } = campaign;
  const approval = newApproval({
    matter: { subject, recipient_type, forum_id, recipients, ...(corrects && { corrects }) },
    digest: campaignDigest(campaignId, campaign, recipients),
    asked_by: asker.actor,
  });
  const document = approvalDocument(campaignId);
  transaction.create(document, approval);
  noteActionWith(transaction, asker, 'ask-for-approval', document.path, { recipients });
  return { status: 'awaiting-approval', wakes_at: null } as const;
}
