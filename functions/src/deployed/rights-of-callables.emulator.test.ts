import {
  auditActions,
  callAs,
  provider,
  REQUEST,
  resetDesk,
} from '../testing/mail/campaign-desk.ts';
import { randomUUID } from 'node:crypto';
import { STATEMENT_RIGHTS } from '@raade/contracts/money/yearly-statements';
import { APPROVAL_RIGHTS } from '@raade/contracts/mail/approvals';
import { EXPORT_ACTIONS, EXPORT_RIGHTS } from '@raade/contracts/staff/audit';
import { type CallAddress, CALLABLES } from '@raade/contracts/base/callables';
import { CAMPAIGN_ACTION_RIGHTS, CAMPAIGN_ACTIONS } from '@raade/contracts/mail/campaign-control';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { rightToRead } from '@raade/contracts/firestore/audited-reading';
import { may } from '@raade/contracts/staff/claims';
import type { Right } from '@raade/contracts/staff/rights';
import { ASSIGNABLE_ROLES } from '@raade/contracts/staff/roles';
import { checkCells } from '@raade/contracts/testing/matrix';

// Many cells take minutes on a busy machine.
jest.setTimeout(300_000);

beforeAll(resetDesk);

/** A call, with input that reaches the check of the right, but has little effect after it. */
type Call = readonly [address: CallAddress, right: Right, data?: object];

const CAMPAIGN = { ...REQUEST, campaignId: randomUUID() };
const TEST = { ...REQUEST, testMode: true, testEmail: 'staff@example.org' };
const DONATIONS = { collection: COLLECTIONS.donations };

const CALLS: readonly Call[] = [
  [CALLABLES.updateApplication, 'applications.review'],
  [CALLABLES.decideApplications, 'applications.review'],
  [CALLABLES.reconcileDonations, 'donations.reconcile'],
  [CALLABLES.refundDonation, 'donations.refund'],
  [CALLABLES.enterDonation, 'donations.enter'],
  [CALLABLES.correctDonation, 'donations.correct'],
  [CALLABLES.voidDonation, 'donations.correct'],
  [CALLABLES.handleReceipt, 'donations.receipt'],
  [CALLABLES.listReleases, 'pointers.read'],
  [CALLABLES.movePointer, 'pointers.move'],
  [CALLABLES.controlRegistrantList, 'registrants.manage'],
  [CALLABLES.importRegistrants, 'registrants.manage'],
  [CALLABLES.undoRegistrantImport, 'registrants.manage'],
  [CALLABLES.previewEmailCampaign, 'campaigns.preview'],
  [CALLABLES.saveCampaignDraft, 'campaigns.write'],
  [CALLABLES.controlMail, 'mail.control'],
  [CALLABLES.listReceipts, 'receipts.read'],
  [CALLABLES.retryReceipt, 'receipts.retry'],
  [CALLABLES.readHealth, 'health.read', { unknown: 1 }],
  [CALLABLES.retryMail, 'mail.retry'],
  [CALLABLES.readContent, 'content.read'],
  [CALLABLES.previewContent, 'content.read'],
  [CALLABLES.listEditions, 'content.read'],
  [CALLABLES.saveContentItem, 'content.edit'],
  [CALLABLES.discardContentDraft, 'content.edit'],
  [CALLABLES.importContent, 'content.edit'],
  [CALLABLES.publishContent, 'content.publish'],
  [CALLABLES.withdrawPublication, 'content.publish'],
  [CALLABLES.rollBackContent, 'content.publish'],
  [CALLABLES.controlSuppression, 'suppressions.manage'],
  [CALLABLES.sendEmailCampaign, 'campaigns.send', CAMPAIGN],
  [CALLABLES.sendEmailCampaign, 'campaigns.send-test-elsewhere', TEST],
  ...CAMPAIGN_ACTIONS.map((action): Call => {
    const right = CAMPAIGN_ACTION_RIGHTS[action];
    return [CALLABLES.controlEmailCampaign, right, { campaignId: 'sample', action }];
  }),
  [CALLABLES.auditReading, rightToRead(DONATIONS), DONATIONS],
  [CALLABLES.searchStaff, 'staff.search', { unknown: 1 }],
  [CALLABLES.countWaiting, 'overview.read', { unknown: 1 }],
  [CALLABLES.readOverview, 'overview.read', { unknown: 1 }],
  [CALLABLES.listPeople, 'people.read', { unknown: 1 }],
  [CALLABLES.invitePerson, 'people.manage', { email: 'a@example.org', roles: ['viewer'] }],
  [CALLABLES.changeRoles, 'people.manage', { uid: 'a', from: [], to: ['viewer'] }],
  [CALLABLES.revokePerson, 'people.manage', { uid: 'a' }],
  [CALLABLES.removeSecondFactor, 'people.manage', { uid: 'a' }],
  [CALLABLES.handlePersonData, 'people.data', { action: 'preview', email: 'a@example.org' }],
  [CALLABLES.listApprovals, APPROVAL_RIGHTS.read],
  [CALLABLES.decideApproval, APPROVAL_RIGHTS.decide],
  [CALLABLES.withdrawApproval, APPROVAL_RIGHTS.withdraw],
  ...[
    ...(['status', 'prepare', 'send'] as const).map((action) => ({ action })),
    { action: 'send-one', email: 'donor@example.org', request: randomUUID() } as const,
    { action: 'print', donation: 'pi_sample' } as const,
  ].map((data): Call => {
    const right = STATEMENT_RIGHTS[data.action];
    return [CALLABLES.controlStatements, right, { ...data, year: 2998 }];
  }),
  ...EXPORT_ACTIONS.map((action): Call => {
    return [CALLABLES.recordExport, EXPORT_RIGHTS[action], { action, rows: 1 }];
  }),
];

const WHO = [...ASSIGNABLE_ROLES.map((role) => ({ roles: [role] })), { releases: ['giving'] }, {}];

const cells = CALLS.flatMap(([address, right, data = {}]) =>
  WHO.map((claims) => ({ address, right, data, claims })),
);

/** Returns the error code of a refused call, or its answer. */
const outcomeOf = (asked: Promise<unknown>) =>
  asked.catch((error: unknown) => (error as { code: string }).code);

const callEach = (isGiven: boolean, check: (outcome: unknown) => void) =>
  checkCells({
    cells: cells.filter(({ claims, right }) => may(claims, right) === isGiven),
    nameOf: (cell) => JSON.stringify(cell),
    check: async ({ address, data, claims }) => {
      check(await outcomeOf(callAs(claims, address, data)));
    },
    atOnce: 8,
  });

test('[SEC-04] every call without its right is refused, and nothing is recorded or sent', async () => {
  await callEach(false, (outcome) => expect(outcome).toBe('permission-denied'));
  expect(await auditActions()).toEqual([]);
  expect(provider.asked).toEqual([]);
});

test('[SEC-04] every account may make the calls that its roles allow', () =>
  callEach(true, (outcome) => expect(outcome).not.toBe('permission-denied')));
