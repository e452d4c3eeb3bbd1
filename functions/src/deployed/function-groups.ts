import { onSchedule } from 'firebase-functions/scheduler';
import { HttpsError } from 'firebase-functions/https';
import { beforeUserCreated } from 'firebase-functions/identity';
import { reconcileNightlySchedule } from '../money/donations/reconcile-nightly.schedule.ts';
import { stripeWebhook } from '../money/donations/stripe-webhook.webhook.ts';
import { bouncesEndpoint } from '../mail/bounces/bounces.endpoint.ts';
import { UPLOADER_CHECK } from '../content/pictures/require-uploader.ts';
import { callFunction } from './call-functions.ts';
import { sendDeliveriesTask } from '../mail/campaigns/send-deliveries.task.ts';
import { uploadPictureEndpoint } from '../content/pictures/upload-picture.endpoint.ts';
import { guardServers } from '../base/http/guard-server.ts';
import { guard } from '../base/http/guard.ts';
import { unsubscribeFunction } from '../mail/unsubscribe/unsubscribe.endpoint.ts';
import { sendOutboxSchedule } from './send-outbox.schedule.ts';
import {
  publishEditionTrigger,
  publishSiteTrigger,
} from '../releases/publishing/publish-site.trigger.ts';
import { renderPagesEndpoint } from '../releases/rendering/render-pages.endpoint.ts';
import { localFunctions } from './local-functions.ts';
import { sweepSchedule } from './sweep.schedule.ts';
import { collectEndpoint } from '../health/visits/collect.endpoint.ts';
import { releaseWorkflowFunction } from '../releases/workflows/release-workflow.endpoint.ts';
import { scheduled, BLOCKING_OPTIONS } from '../base/configuration/function-options.ts';

// Checks each HTTP request first. Must run before Google's framework creates its server. Uploads have a further check.
guardServers(UPLOADER_CHECK);

/** `watch-health`: every two minutes, so that staff learn of a fault before a donor reports it. */
const watchHealthSchedule = onSchedule(scheduled('every 2 minutes'), async () => {
  const { watchHealth } = await import('../health/watch-health.ts');
  await watchHealth(Date.now());
});

/**
 * `refuse-signup`: Firebase Auth calls it before a browser creates an account, and it refuses all of them. Otherwise,
 * somebody could register a colleague's address first and own the account that later gets a role. Firebase does not
 * call it for accounts that tools and functions create.
 */
const refuseSignupBlocking = beforeUserCreated(BLOCKING_OPTIONS, () => {
  throw new HttpsError('permission-denied', 'Accounts are created by invitation.');
});

export const processGroup = guard({ donation: callFunction('process-donation') });
export const recordGroup = guard({ donation: callFunction('record-donation') });
export const acknowledgeGroup = guard({ application: callFunction('acknowledge-application') });
export const handleGroup = guard({ person: { data: callFunction('handle-person-data') } });
export const sendGroup = guard({
  email: { campaign: callFunction('send-email-campaign') },
  deliveries: sendDeliveriesTask,
  outbox: sendOutboxSchedule,
});

// Names of these functions have one word, so they are no groups. Firebase joins the words of a group by hyphens.
export const visitorsFunction = guard({ visitors: callFunction('visitors') }).visitors;
export const staffFunction = guard({ staff: callFunction('staff') }).staff;
export const treasuryFunction = guard({ treasury: callFunction('treasury') }).treasury;
export const mailFunction = guard({ mail: callFunction('mail') }).mail;
export const publishingFunction = guard({ publishing: callFunction('publishing') }).publishing;
export const collectFunction = guard({ collect: collectEndpoint }).collect;

export const stripeGroup = guard({ webhook: stripeWebhook });
export const emailGroup = guard({ bounces: bouncesEndpoint, unsubscribe: unsubscribeFunction });
export const uploadGroup = guard({ picture: uploadPictureEndpoint });
export const releaseGroup = guard({ workflow: releaseWorkflowFunction });
export const renderGroup = guard({ pages: renderPagesEndpoint });
export const refuseGroup = guard({ signup: refuseSignupBlocking });

// Schedules and document triggers receive no requests, so there is nothing to guard.
export const sweepFunction = sweepSchedule;
export const reconcileGroup = { nightly: reconcileNightlySchedule };
export const watchGroup = { health: watchHealthSchedule };
export const publishGroup = { site: publishSiteTrigger, edition: publishEditionTrigger };

export const localGroup = localFunctions({
  'reconcile-nightly': reconcileNightlySchedule,
  'send-outbox': sendOutboxSchedule,
  sweep: sweepSchedule,
  'watch-health': watchHealthSchedule,
});
