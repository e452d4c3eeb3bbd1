import { type Break, one } from '../break.ts';

const DONATIONS = 'libs/contracts/src/money/donation.schema.ts';

const APPLICATIONS = 'libs/contracts/src/applications/application.schema.ts';
const applicationField = (replace: string) => ({
  file: APPLICATIONS,
  find: '  portfolio_link: link,\n});',
  replace: `  portfolio_link: link,\n  ${replace}\n});`,
});
const AGREEMENT = 'functions/rules/agreement.test.ts';

/** Calls of apps, and documents that browsers write: the two sides have one schema, and rules repeat it. */
export const CALL_BREAKS: readonly Break[] = [
  {
    title: 'functions require a field that the page does not send',
    patches: one(
      DONATIONS,
      '  ...donorFields,\n});',
      '  ...donorFields,\n  coverFees: z.boolean(),\n});',
    ),
    trial: { by: 'types', project: 'apps/giving' },
    says: ['create-payment-gateway.ts', "Property 'coverFees' is missing"],
  },
  {
    title: 'functions take less than a page lets its visitors write',
    patches: one(DONATIONS, 'email: 200, message: 500 }', 'email: 200, message: 400 }'),
    trial: { by: 'test', file: 'apps/giving/src/donation/information/check-form.test.ts' },
    says: ['Please use at most 500 characters'],
  },
  {
    title: 'functions answer with another name than the page reads',
    patches: one(DONATIONS, '  clientSecret: z.string()', '  secret: z.string()'),
    trial: { by: 'types', project: 'apps/giving' },
    says: ['create-payment-gateway.ts', 'clientSecret'],
  },
  {
    title: 'a page writes a field into a document that the rules do not take',
    patches: [applicationField('cohort: z.optional(line),')],
    trial: { by: 'test', file: AGREEMENT },
    says: ['the rules take the fields of the documents that browsers write', 'cohort'],
  },
  {
    title: 'a document needs a field that the page does not write',
    patches: [applicationField('cohort: requiredLine,')],
    trial: { by: 'types', project: 'apps/giving' },
    says: ['cohort'],
  },
  {
    title: 'a page takes shorter texts than the rules',
    patches: one(APPLICATIONS, 'export const LINE_LIMIT = 200;', 'export const LINE_LIMIT = 100;'),
    trial: { by: 'test', file: AGREEMENT },
    says: ['the rules repeat the size limits of the contracts'],
  },
];
