import type { Break } from '../break.ts';

const DONATIONS = 'libs/contracts/src/donations.ts';
const field = (replace: string) => ({
  file: DONATIONS,
  find: '  ...donorFields,\n});',
  replace: `  ...donorFields,\n  ${replace}\n});`,
});

const APPLICATIONS = 'libs/contracts/src/applications.ts';
const applicationField = (replace: string) => ({
  file: APPLICATIONS,
  find: '  portfolio_link: link,\n});',
  replace: `  portfolio_link: link,\n  ${replace}\n});`,
});

/** What apps and functions say to each other, of different ages, and what browsers write past them. */
export const CALL_BREAKS: readonly Break[] = [
  {
    title: 'a remote sends a field that the deployed functions do not know',
    patches: [field('coverFees: z.optional(z.boolean()),')],
    trial: { by: 'release', apps: ['giving'] },
    gate: 'calls',
    says: [
      'The new giving calls process-donation (apps/giving/src/donation/payment/create-payment-gateway.ts)',
      'sent: coverFees is not known',
      'Deploy functions that take and answer this first',
    ],
  },
  {
    title: 'functions require a field that live releases do not send',
    patches: [field('coverFees: z.boolean(),')],
    trial: { by: 'functions' },
    gate: 'calls',
    says: [
      'giving ',
      'calls process-donation',
      'sent: coverFees is required',
      'Take what is new beside what was',
    ],
  },
  {
    title: 'functions take less than live releases send',
    patches: [
      {
        file: DONATIONS,
        find: 'email: 200, message: 500 }',
        replace: 'email: 200, message: 400 }',
      },
    ],
    trial: { by: 'functions' },
    gate: 'calls',
    says: [
      'giving ',
      'process-donation',
      'sent: message has maxLength 400, and had 500',
      'Take what is new beside what was',
    ],
  },
  {
    title: 'functions answer with another name than live releases read',
    patches: [
      { file: DONATIONS, find: '  clientSecret: z.string()', replace: '  secret: z.string()' },
    ],
    trial: { by: 'functions' },
    gate: 'calls',
    says: ['giving ', 'process-donation', 'answered: clientSecret is required'],
  },
  {
    title: 'a remote writes a field into a document that the deployed rules do not take',
    patches: [applicationField('cohort: z.optional(line),')],
    trial: { by: 'release', apps: ['giving'] },
    gate: 'documents',
    says: [
      'The new giving writes documents of student_applications',
      'apps/giving/src/applications/sending/application-api.lazy.ts',
      'sent: cohort is not known',
      'Deploy functions that take and answer this first',
    ],
  },
  {
    title: 'rules require a field that live releases do not write',
    patches: [applicationField('cohort: requiredLine,')],
    trial: { by: 'functions' },
    gate: 'documents',
    says: [
      'giving ',
      'writes documents of student_applications',
      'sent: cohort is required',
      'Take what is new beside what was',
    ],
  },
  {
    title: 'rules take shorter texts than live releases write',
    patches: [
      {
        file: APPLICATIONS,
        find: 'export const LINE_LIMIT = 200;',
        replace: 'export const LINE_LIMIT = 100;',
      },
    ],
    trial: { by: 'functions' },
    gate: 'documents',
    says: ['giving ', 'partner_applications', 'country has maxLength 100, and had 200'],
  },
];
