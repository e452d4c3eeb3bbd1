import type { ApplicationForm } from './application-form.ts';

/** Returns the settings that the forms of the studios share. */
export const applying = (kind: ApplicationForm['kind']) => ({
  kind,
  wayOn: { label: 'See what the teams build', to: '/studios#projects' },
  withoutScript: {
    subject: `Application: ${kind}`,
    before: 'To apply without it, send us what it asks for:',
  },
});
