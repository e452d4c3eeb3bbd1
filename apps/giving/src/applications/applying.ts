import type { ApplicationForm } from './application-form.ts';

/** What the forms share of those who apply to the studios. */
export const APPLYING = {
  wayOn: { label: 'See what the teams build', to: '/studios#projects' },
} as const satisfies Partial<ApplicationForm>;

export const withoutScript = (kind: ApplicationForm['kind']) => ({
  subject: `Application: ${kind}`,
  before: 'To apply without it, send us what it asks for:',
});
