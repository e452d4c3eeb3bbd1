import type { ApplicationForm } from './application-form.ts';

/** What the forms share of those who apply to the studios. */
export const applying = (kind: ApplicationForm['kind']) => ({
  kind,
  wayOn: { label: 'See what the teams build', to: '/studios#projects' },
  withoutScript: {
    subject: `Application: ${kind}`,
    before: 'To apply without it, send us what it asks for:',
  },
});
