/** Names under which the functions are deployed and called. */
export const CALLABLES = {
  processDonation: 'process-donation',
  recordDonation: 'record-donation',
  acknowledgeApplication: 'acknowledge-application',
} as const;

export const STRIPE_WEBHOOK = 'stripe-webhook';
export const FUNCTIONS_REGION = 'us-central1';
