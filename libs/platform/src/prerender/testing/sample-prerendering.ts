import type { Prerendering } from '@raade/contracts/site/prerendering';

export const PRERENDERING: Prerendering = {
  releaseUrl: 'https://release.invalid/',
  siteUrl: 'https://site.invalid',
  paymentHole: 'raade-payment',
  paymentLink: 'https://payment.invalid/',
  recipientHole: 'raade-recipient',
  mailServiceHole: 'raade-mail-service',
  pagePlaceholder: 'raade-page',
  slotHole: 'raade-slot',
  sectionHole: 'raade-section-placeholder',
};
