import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { isOfForum } from '@raade/contracts/mail/audience-filter';
import type { PauseReason } from '@raade/contracts/mail/campaigns';
import { LEASE_MS } from '../deliveries/delivery-state.ts';
import { maySend } from './approval/end-approval.ts';
import type { Worker } from '../deliveries/mail-queue.ts';
import { sendDue, type RunOutcome } from '../deliveries/send-due.ts';
import { freezeAudience } from './audience/freeze-audience.ts';
import { campaignDocument, campaignStateOf } from './campaign-document.ts';
import { campaignQueue } from './campaign-queue.ts';
import { recordProgress } from './record-progress.ts';
import { closedAt, listDocument } from '../../registrants/list-document.ts';
import { firestore } from '../../base/firestore.ts';

/** Duration of a run, well below the function's timeout. The next run continues. */
const RUN_MS = 4 * 60 * 1000;
/** Largest age of the counts that staff see while mails go out. */
const COUNT_EVERY_MS = 5000;

function nextCheckAfter(outcome: RunOutcome, now: number) {
  if (outcome === 'empty') return 'when-next-due';
  // After `time` the caller starts the next run at once. If that fails, the sweep does it when the lease has ended.
  return { at: outcome === 'time' ? now + LEASE_MS : now };
}

/**
 * Does the next steps of a campaign: freezes its audience, then sends the due mails. Safe to call at any time.
 *
 * @returns `time` if it should be called again at once
 */
export async function workOnCampaign(campaignId: string, worker: Worker): Promise<RunOutcome> {
  const campaign = await campaignDocument(campaignId).get();
  if (!campaign.exists) return 'empty';
  const state = campaignStateOf(campaign);
  if (state.status !== 'preparing' && state.status !== 'sending') return 'empty';
  if (isOfForum(state.filter) && closedAt(await listDocument(state.forum_id).get())) {
    await pauseCampaign(campaignId, 'list-closed');
    return 'stopped';
  }

  const { now } = worker;
  const runEnd = now() + RUN_MS;
  // If this worker dies, a sweep starts the next one when the lease has ended.
  const leaseEnd = now() + LEASE_MS;
  await campaign.ref.update({ next_check_at: Timestamp.fromMillis(leaseEnd) });
  if (!(await freezeAudience(campaignId, () => now() >= runEnd))) {
    return now() >= runEnd ? 'time' : 'stopped';
  }
  if (!(await maySend(campaignId, state))) return 'stopped';
  let countedAt = now();
  const outcome = await sendDue(campaignQueue(campaignId, state), {
    ...worker,
    until: runEnd,
    onBatch: async () => {
      if (now() - countedAt < COUNT_EVERY_MS) return;
      countedAt = now();
      await recordProgress(campaignId, { at: leaseEnd });
    },
  });
  if (outcome === 'blocked') await pauseCampaign(campaignId, 'provider');
  await recordProgress(campaignId, nextCheckAfter(outcome, now()));
  return outcome;
}

/** Pauses a campaign in progress until staff resume it. */
async function pauseCampaign(
  campaignId: string,
  reason: Extract<PauseReason, 'provider' | 'list-closed'>,
): Promise<void> {
  const isPaused = await firestore().runTransaction(async (transaction) => {
    const campaign = await transaction.get(campaignDocument(campaignId));
    const { status } = campaignStateOf(campaign);
    if (status !== 'sending' && status !== 'preparing') return false;
    transaction.update(campaign.ref, { status: 'paused', pause_reason: reason });
    return true;
  });
  if (isPaused && reason === 'provider') {
    logger.error('a campaign was paused: the mail provider refuses us', { campaignId });
  }
}
