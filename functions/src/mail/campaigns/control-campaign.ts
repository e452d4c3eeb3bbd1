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
import { noteProgress } from './note-progress.ts';
import { WAITING } from '../deliveries/delivery-state.ts';

type Action = CampaignControlRequest['action'];

/** The status after an action; undefined if the campaign's current status does not allow the action. */
const NEXT: Readonly<Record<Action, (campaign: CampaignState) => CampaignStatus | undefined>> = {
  cancel: ({ status }) =>
    status === 'scheduled' || status === 'canceled' ? 'canceled' : undefined,
  pause: ({ status }) => (isRunning(status) || status === 'paused' ? 'paused' : undefined),
  resume: ({ status, is_frozen }) => {
    if (status === 'paused') return is_frozen ? 'sending' : 'preparing';
    return isRunning(status) ? status : undefined;
  },
  'retry-failed': (campaign) => afterRetry(campaign),
  'retry-unknown': (campaign) => afterRetry(campaign),
};

const RETRIED = { 'retry-failed': 'failed', 'retry-unknown': 'unknown' } as const;

/**
 * Cancels a campaign before it starts, pauses or resumes it, or retries its failed mails. Each action can be repeated.
 *
 * @throws HttpsError `not-found`, or `failed-precondition` if the campaign's status does not allow it
 */
export async function controlCampaign({
  campaignId,
  action,
}: CampaignControlRequest): Promise<CampaignControlResponse> {
  const status = await moveOn(campaignId, action);
  let changed = 0;
  if (action === 'retry-failed' || action === 'retry-unknown') {
    changed = await retryDeliveries(campaignId, RETRIED[action]);
    // The status is moved once more: a worker that found nothing waiting may have ended the campaign in between.
    await moveOn(campaignId, action);
    await noteProgress(campaignId, { at: Date.now() });
  }
  if (isRunning(status)) await enqueue(TASKS.sendDeliveries, { campaignId });
  return { status, changed };
}

function moveOn(campaignId: string, action: Action): Promise<CampaignStatus> {
  return firestore().runTransaction(async (transaction) => {
    const campaign = await transaction.get(campaignDocument(campaignId));
    if (!campaign.exists) throw new HttpsError('not-found', 'There is no such campaign.');
    const state = campaignStateOf(campaign);
    const status = NEXT[action](state);
    if (status === undefined) {
      throw new HttpsError(
        'failed-precondition',
        'That cannot be done with this campaign any more.',
      );
    }
    if (status === 'canceled') {
      if (state.status !== status) {
        const finished_at = FieldValue.serverTimestamp();
        transaction.update(campaign.ref, { status, wakes_at: null, finished_at });
      }
      return status;
    }
    const wakes_at = FieldValue.serverTimestamp();
    const isResumed = status === 'preparing' && state.status === 'paused';
    transaction.update(campaign.ref, {
      status,
      wakes_at,
      finished_at: null,
      ...pauseAfter(state, action, status),
      ...(isResumed && { preparing_since: FieldValue.serverTimestamp() }),
    });
    return status;
  });
}

/**
 * Returns the fields about a campaign's pause. On resume the bounces so far are accepted, since staff have seen them.
 */
function pauseAfter(
  { deliveries, bounces, pause_reason }: CampaignState,
  action: Action,
  status: CampaignStatus,
) {
  if (action === 'pause') return { pause_reason: pause_reason ?? 'by-staff' };
  if (status === 'paused') return {};
  return { pause_reason: null, ...(bounces && { accepted: { deliveries, bounces } }) };
}

const isRunning = (status: CampaignStatus) => status === 'preparing' || status === 'sending';

/** A paused campaign stays paused. */
function afterRetry({ status }: CampaignState): CampaignStatus | undefined {
  if (status === 'sent' || status === 'sending') return 'sending';
  return status === 'paused' ? 'paused' : undefined;
}

const AT_ONCE = 100;

/**
 * Queues the deliveries with a status again, as if they had never been tried. They are read once, in the order of their
 * ids: otherwise, if a worker sends at the same time and the provider refuses at once, the loop would never end.
 * @returns the number of deliveries
 */
export async function retryDeliveries(campaignId: string, status: DeliveryStatus): Promise<number> {
  const all = deliveriesOf(campaignId)
    .where('status', '==', status)
    .orderBy(FieldPath.documentId())
    .limit(AT_ONCE);
  let changed = 0;
  let after: string | undefined;
  do {
    const some = after === undefined ? all : all.startAfter(after);
    const { docs } = await firestore().runTransaction(async (transaction) => {
      const found = await transaction.get(some);
      for (const { ref } of found.docs) transaction.update(ref, { ...WAITING, bounce: null });
      return found;
    });
    changed += docs.length;
    after = docs.length < AT_ONCE ? undefined : docs.at(-1)?.id;
  } while (after !== undefined);
  return changed;
}
