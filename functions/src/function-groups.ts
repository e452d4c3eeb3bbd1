import { processDonationCallable } from './donations/process-donation.callable.ts';
import { recordDonationCallable } from './donations/record-donation.callable.ts';
import { stripeWebhook } from './donations/stripe-webhook.webhook.ts';

export const processGroup = { donation: processDonationCallable };
export const recordGroup = { donation: recordDonationCallable };
export const stripeGroup = { webhook: stripeWebhook };
