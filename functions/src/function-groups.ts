import { acknowledgeApplicationCallable } from './applications/acknowledge-application.callable.ts';
import { sweepApplicationsSchedule } from './applications/sweep-applications.schedule.ts';
import { processDonationCallable } from './donations/process-donation.callable.ts';
import { recordDonationCallable } from './donations/record-donation.callable.ts';
import { stripeWebhook } from './donations/stripe-webhook.webhook.ts';

export const processGroup = { donation: processDonationCallable };
export const recordGroup = { donation: recordDonationCallable };
export const stripeGroup = { webhook: stripeWebhook };
export const acknowledgeGroup = { application: acknowledgeApplicationCallable };
export const sweepGroup = { applications: sweepApplicationsSchedule };
