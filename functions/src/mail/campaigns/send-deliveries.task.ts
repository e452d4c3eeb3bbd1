import * as z from 'zod/mini';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { TASKS } from '@raade/contracts/base/callables';
import { mailWorkerTask } from '../../base/configuration/function-options.ts';
import { enqueue } from '../../base/task-queue.ts';

const payloadSchema = z.object({ campaignId: z.string() });

/**
 * `send-deliveries`: works on one campaign for some minutes, then queues its own next run. Runs of all campaigns follow
 * each other, since the provider's rate limit is kept within one process, and parallel workers would gain nothing.
 */
export const sendDeliveriesTask = onTaskDispatched(mailWorkerTask(), async ({ data }) => {
  const { campaignId } = z.parse(payloadSchema, data);
  const { mailProvider } = await import('../provider.ts');
  const { workOnCampaign } = await import('./work-on-campaign.ts');
  const ended = await workOnCampaign(campaignId, { provider: mailProvider(), now: Date.now });
  if (ended === 'time') await enqueue(TASKS.sendDeliveries, { campaignId });
});
