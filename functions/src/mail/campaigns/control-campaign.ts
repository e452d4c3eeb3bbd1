import { FieldValue, FieldPath } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { TASKS } from '@raade/contracts/base/callables';
import type {
  CampaignControlRequest,
  CampaignControlResponse,
} from '@raade/contracts/mail/campaign-control';
import type { CampaignStatus, DeliveryStatus } from '@raade/contracts/mail/campaigns';
import { firestore } from '../../base/firestore.ts';
import { enqueue } from '../../base/task-queue.ts';
import {
  campaignDocument,
  campaignStateOf,
  type CampaignState,
  deliveriesOf,
} from './campaign-document.ts';
import { recordProgress } from './record-progress.ts';
import { WAITING } from '../deliveries/delivery-state.ts';

type Action = CampaignControlRequest['action'];

/** Returns the status after an action; undefined if the campaign's current status does not allow the action. */
type StatusAfter = (campaign: CampaignState) => CampaignStatus | undefined;
const STATUS_AFTER: Readonly<Record<Action, StatusAfter>> = {
  cancel: ({ status }) =>
    status === 'scheduled' || status === 'canceled' ? 'canceled' : undefined,
  pause: ({ status }) => (isRunning(status) || status === 'paused' ? 'paused' : undefined),
  resume: ({ status, is_frozen }) => {
    if (status === 'paused') return is_frozen ? 'sending' : 'preparing';
    return isRunning(status) ? status : undefined;
  },
  'retry-failed': statusAfterRetry,
  'retry-unknown': statusAfterRetry,
};

const RETRIED_STATUS = { 'retry-failed': 'failed', 'retry-unknown': 'unknown' } as const;

/**
 * Cancels a campaign before it starts, pauses or resumes it, or retries its failed mails. Each action can be repeated.
 *
 * @throws HttpsError `not-found`, or `failed-precondition` if the campaign's status does not allow it
 */
export async function controlCampaign({
  campaignId,
  action,
}: CampaignControlRequest): Promise<CampaignControlResponse> {
  const status = await changeStatus(campaignId, action);
  let changed = 0;
  if (action === 'retry-failed' || action === 'retry-unknown') {
    changed = await retryDeliveries(campaignId, RETRIED_STATUS[action]);
    // The status is changed once more: a worker that found no waiting mail may have ended the campaign in between.
    await changeStatus(campaignId, action);
    await recordProgress(campaignId, { at: Date.now() });
  }
  if (isRunning(status)) await enqueue(TASKS.sendDeliveries, { campaignId });
  return { status, changed };
}

function changeStatus(campaignId: string, action: Action): Promise<CampaignStatus> {
  return firestore().runTransaction(async (transaction) => {
    const campaign = await transaction.get(campaignDocument(campaignId));
    if (!campaign.exists) throw new HttpsError('not-found', 'There is no such campaign.');
    const state = campaignStateOf(campaign);
    const status = STATUS_AFTER[action](state);
    if (status === undefined) {
      throw new HttpsError(
        'failed-precondition',
        'This campaign can no longer be changed that way.',
      );
    }
    if (status === 'canceled') {
      if (state.status !== status) {
        const finished_at = FieldValue.serverTimestamp();
        transaction.update(campaign.ref, { status, next_check_at: null, finished_at });
      }
      return status;
    }
    const next_check_at = FieldValue.serverTimestamp();
    const isResumed = status === 'preparing' && state.status === 'paused';
    transaction.update(campaign.ref, {
      status,
      next_check_at,
      finished_at: null,
      ...pauseFieldsAfter(state, action, status),
      ...(isResumed && { preparing_since: FieldValue.serverTimestamp() }),
    });
    return status;
  });
}

/**
 * Returns the fields about a campaign's pause. On resume the bounces so far are accepted, since staff have seen them.
 */
function pauseFieldsAfter(
  { deliveries, bounces, pause_reason }: CampaignState,
  action: Action,
  status: CampaignStatus,
) {
  if (action === 'pause') return { pause_reason: pause_reason ?? 'by-staff' };
  if (status === 'paused') return {};
  return { pause_reason: null, ...(bounces && { accepted: { deliveries, bounces } }) };
}

const isRunning = (status: CampaignStatus) => status === 'preparing' || status === 'sending';

/** A finished campaign is sending again after a retry. A paused campaign stays paused. */
function statusAfterRetry({ status }: CampaignState): CampaignStatus | undefined {
  if (status === 'sent' || status === 'sending') return 'sending';
  return status === 'paused' ? 'paused' : undefined;
}

const PAGE_SIZE = 100;

/**
 * Queues the deliveries with a status again, as if they had never been tried. They are read once, in the order of their
 * ids. Otherwise, if a worker sent them at the same time and the provider refused them again, the loop would never end.
 * @returns the number of deliveries
 */
export async function retryDeliveries(campaignId: string, status: DeliveryStatus): Promise<number> {
  const firstPage = deliveriesOf(campaignId)
    .where('status', '==', status)
    .orderBy(FieldPath.documentId())
    .limit(PAGE_SIZE);
  let changed = 0;
  let lastId: string | undefined;
  do {
    const page = lastId === undefined ? firstPage : firstPage.startAfter(lastId);
    const { docs } = await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(page);
      for (const { ref } of snapshot.docs) transaction.update(ref, { ...WAITING, bounce: null });
      return snapshot;
    });
    changed += docs.length;
    lastId = docs.length < PAGE_SIZE ? undefined : docs.at(-1)?.id;
  } while (lastId !== undefined);
  return changed;
}
