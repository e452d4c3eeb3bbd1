import * as z from 'zod/mini';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { TASKS } from '@raade/contracts/base/callables';
import { mailWorkerTask } from '../../base/configuration/function-options.ts';
import { enqueue } from '../../base/task-queue.ts';

const payloadSchema = z.object({ campaignId: z.string() });

/**
 * `send-deliveries`: works on one campaign for some minutes, then asks for its own next run. One run at a time, for
 * all campaigns: a provider paces itself within one process, and two workers would only wait for each other.
 */
export const sendDeliveriesTask = onTaskDispatched(mailWorkerTask(), async ({ data }) => {
  const { campaignId } = z.parse(payloadSchema, data);
  const { mailProvider } = await import('../provider.ts');
  const { workOnCampaign } = await import('./work-on-campaign.ts');
  const ended = await workOnCampaign(campaignId, { provider: mailProvider(), now: Date.now });
  if (ended === 'time') await enqueue(TASKS.sendDeliveries, { campaignId });
});
