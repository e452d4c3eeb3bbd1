import * as z from 'zod/mini';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { TASKS } from '@raade/contracts/base/callables';
import { mailWorkerTask } from '../../base/configuration/function-options.ts';
import { enqueue } from '../../base/task-queue.ts';

const payloadSchema = z.object({ campaignId: z.string() });

/**
 * `send-deliveries`: works on one campaign for some minutes, then queues its own next run. Only one run works at a
 * time, since all mails share the rate limit of the mail provider.
 */
export const sendDeliveriesTask = onTaskDispatched(mailWorkerTask(), async ({ data }) => {
  const { campaignId } = z.parse(payloadSchema, data);
  // All functions load this file. Only this one needs the code for mail, so it is loaded here.
  const { mailProvider } = await import('../provider.ts');
  const { workOnCampaign } = await import('./work-on-campaign.ts');
  const outcome = await workOnCampaign(campaignId, { provider: mailProvider(), now: Date.now });
  if (outcome === 'time') await enqueue(TASKS.sendDeliveries, { campaignId });
});
