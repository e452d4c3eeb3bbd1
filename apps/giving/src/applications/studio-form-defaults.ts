import type { ApplicationForm } from './application-form.ts';

/** Returns the settings that the student and partner forms share. */
export const studioFormDefaults = (kind: ApplicationForm['kind']) => ({
  kind,
  nextLink: { label: 'See what the teams build', to: '/studios#projects' },
  withoutScript: {
    subject: `Application: ${kind}`,
    before: 'To apply without it, email us the same information:',
  },
});
