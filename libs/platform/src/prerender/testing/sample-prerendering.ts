import type { Prerendering } from '@raade/contracts/site/prerendering';

export const PRERENDERING: Prerendering = {
  releaseUrl: 'https://release.invalid/',
  siteUrl: 'https://site.invalid',
  paymentPlaceholder: 'raade-payment',
  paymentLink: 'https://payment.invalid/',
  recipientPlaceholder: 'raade-recipient',
  mailServicePlaceholder: 'raade-mail-service',
  pagePlaceholder: 'raade-page',
  slotPlaceholder: 'raade-slot',
  sectionPlaceholder: 'raade-section-placeholder',
};
