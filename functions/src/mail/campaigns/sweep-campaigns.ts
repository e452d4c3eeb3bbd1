import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { TASKS } from '@raade/contracts/base/callables';
import { LEASE_MS } from '../deliveries/delivery-state.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { enqueue } from '../../base/task-queue.ts';
import { recordProgress } from './record-progress.ts';
import { readCampaignState, type CampaignState } from './campaign-document.ts';
import { collection, writeAsSeen } from '../../base/firestore.ts';
import { accountMay } from '../../base/rights/account.ts';

/** Limit of campaigns in one run. The others wait for the next run, a minute later. */
const MAX_CAMPAIGNS = 100;

/** Time after which freezing an audience counts as failed. */
const FREEZE_TIMEOUT_MS = 24 * 60 * 60 * 1000;

/**
 * Starts a worker for each campaign that needs one: its start has come, failed mails are due again, or the last worker
 * has died. The sweep, which runs each minute, calls it.
 *
 * @returns the number of workers that it has started
 */
export async function sweepCampaigns(now = Date.now()): Promise<number> {
  if (!isMailOn(await mailSwitchDocument().get())) return 0;
  const { docs } = await collection('emailCampaigns')
    .where('next_check_at', '<=', Timestamp.fromMillis(now))
    .orderBy('next_check_at')
    .limit(MAX_CAMPAIGNS)
    .get();
  let count = 0;
  for (const campaign of docs) {
    const state = readCampaignState(campaign);
    if (!state) {
      logger.error('a campaign was skipped: its document is malformed', {
        campaignId: campaign.id,
      });
      continue;
    }
    if (state.status === 'scheduled') {
      if (await startScheduled(campaign, state, now)) count += 1;
      continue;
    }
    if (state.status !== 'preparing' && state.status !== 'sending') {
      // A campaign that is not running needs no worker, only new counts: for example, bounces were reported.
      await recordProgress(campaign.id, 'not-again');
      continue;
    }
    if (isStuck(state, now)) {
      await markFailed(campaign);
      continue;
    }
    // Until this time, no sweep starts another worker.
    await campaign.ref.update({ next_check_at: Timestamp.fromMillis(now + LEASE_MS) });
    await enqueue(TASKS.sendDeliveries, { campaignId: campaign.id });
    count += 1;
  }
  return count;
}

/**
 * Starts a scheduled campaign, unless staff have canceled it meanwhile. If the worker then dies, a sweep replaces it.
 *
 * @returns true if it starts; false if the person who scheduled it has lost the right since
 */
async function startScheduled(
  campaign: QueryDocumentSnapshot,
  { created_by }: CampaignState,
  now: number,
): Promise<boolean> {
  if (!(await accountMay(created_by, 'campaigns.send'))) {
    const pause = { status: 'paused', pause_reason: 'sender-left', next_check_at: null };
    if (await writeAsSeen(campaign, pause)) {
      logger.error('a campaign did not start: its sender may no longer send', {
        campaignId: campaign.id,
      });
    }
    return false;
  }
  const isStarted = await writeAsSeen(campaign, {
    status: 'preparing',
    preparing_since: Timestamp.fromMillis(now),
    next_check_at: Timestamp.fromMillis(now + LEASE_MS),
  });
  if (isStarted) await enqueue(TASKS.sendDeliveries, { campaignId: campaign.id });
  return isStarted;
}

function isStuck({ status, preparing_since }: CampaignState, now: number): boolean {
  return status === 'preparing' && now - preparing_since.toMillis() > FREEZE_TIMEOUT_MS;
}

async function markFailed(campaign: QueryDocumentSnapshot): Promise<void> {
  logger.error('the audience of a campaign could not be frozen', { campaignId: campaign.id });
  await campaign.ref.update({
    status: 'failed',
    finished_at: Timestamp.now(),
    next_check_at: null,
  });
}
