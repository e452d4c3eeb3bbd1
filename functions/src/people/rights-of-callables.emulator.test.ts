import '../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import { STATEMENT_RIGHTS } from '@raade/contracts/statements';
import { APPROVAL_RIGHTS } from '@raade/contracts/approvals';
import { EXPORT_ACTIONS, EXPORT_RIGHTS } from '@raade/contracts/audit';
import { CALLABLES } from '@raade/contracts/callables';
import { CAMPAIGN_ACTION_RIGHTS, CAMPAIGN_ACTIONS } from '@raade/contracts/campaigns';
import { COLLECTIONS } from '@raade/contracts/collections';
import { rightToRead } from '@raade/contracts/noted-reading';
import { may } from '@raade/contracts/people/claims';
import type { Right } from '@raade/contracts/people/rights';
import { GIVEN_ROLES } from '@raade/contracts/people/roles';
import { updateApplicationCallable } from '../applications/update-application.callable.ts';
import { decideApprovalCallable } from '../campaigns/approval/decide-approval.callable.ts';
import { listApprovalsCallable } from '../campaigns/approval/list-approvals.callable.ts';
import { withdrawApprovalCallable } from '../campaigns/approval/withdraw-approval.callable.ts';
import { recordExportCallable } from '../audit/record-export.callable.ts';
import { controlEmailCampaignCallable } from '../campaigns/control-email-campaign.callable.ts';
import { controlMailCallable } from '../campaigns/control-mail.callable.ts';
import { listEditionsCallable } from '../content/list-editions.callable.ts';
import { previewContentCallable } from '../content/preview-content.callable.ts';
import { readContentCallable } from '../content/read-content.callable.ts';
import { discardContentDraftCallable } from '../content/drafts/discard-draft.callable.ts';
import { importContentCallable } from '../content/drafts/import-content.callable.ts';
import { saveContentItemCallable } from '../content/drafts/save-item.callable.ts';
import { publishContentCallable } from '../content/publish/publish-content.callable.ts';
import { rollBackContentCallable } from '../content/publish/roll-back.callable.ts';
import { withdrawPublicationCallable } from '../content/publish/withdraw-publication.callable.ts';
import { readHealthCallable } from '../health/read-health.callable.ts';
import { retryMailCallable } from '../health/retry-mail.callable.ts';
import { retryReceiptCallable } from '../outbox/retry-receipt.callable.ts';
import { listReceiptsCallable } from '../outbox/list-receipts.callable.ts';
import { controlSuppressionCallable } from '../mail/suppressions/control-suppression.callable.ts';
import { previewEmailCampaignCallable } from '../campaigns/preview-email-campaign.callable.ts';
import { sendEmailCampaignCallable } from '../campaigns/send-email-campaign.callable.ts';
import { reconcileDonationsCallable } from '../donations/reconcile-donations.callable.ts';
import { correctDonationCallable } from '../gifts/correct-donation.callable.ts';
import { enterGiftCallable } from '../gifts/enter-gift.callable.ts';
import { handleReceiptCallable } from '../gifts/handle-receipt.callable.ts';
import { voidGiftCallable } from '../gifts/void-gift.callable.ts';
import { refundDonationCallable } from '../refunds/refund-donation.callable.ts';
import { controlStatementsCallable } from '../statements/control-statements.callable.ts';
import { compareReleaseCallable } from '../pointers/compare-release.callable.ts';
import { listReleasesCallable } from '../pointers/list-releases.callable.ts';
import { movePointerCallable } from '../pointers/move-pointer.callable.ts';
import { withdrawReleaseCallable } from '../pointers/withdraw-release.callable.ts';
import { noteReadingCallable } from '../reads/note-reading.callable.ts';
import { firestore } from '../firestore.ts';
import { callAs, enqueue, provider, REQUEST, resetDesk } from '../testing/mail/campaign-desk.ts';

jest.mock('../mail/provider.ts', () => ({ mailProvider: () => provider }));
jest.mock('../tasks/task-queue.ts', () => ({
  enqueue: (...args: unknown[]) => enqueue(...args),
}));

beforeEach(resetDesk);
afterAll(() => firestore().terminate());

type StaffCallable = Parameters<typeof callAs>[1];
/** A call, with input that is good enough to be asked for the right, and no better where that would do much. */
type Call = readonly [name: string, right: Right, callable: StaffCallable, data: object];

const CAMPAIGN = { ...REQUEST, campaignId: randomUUID() };
const TEST = { ...REQUEST, testMode: true, testEmail: 'staff@example.org' };

const CALLS: readonly Call[] = [
  [CALLABLES.updateApplication, 'applications.review', updateApplicationCallable, {}],
  [CALLABLES.reconcileDonations, 'donations.reconcile', reconcileDonationsCallable, {}],
  [CALLABLES.refundDonation, 'donations.refund', refundDonationCallable, {}],
  [CALLABLES.enterGift, 'donations.enter', enterGiftCallable, {}],
  [CALLABLES.correctDonation, 'donations.correct', correctDonationCallable, {}],
  [CALLABLES.voidGift, 'donations.correct', voidGiftCallable, {}],
  [CALLABLES.handleReceipt, 'donations.receipt', handleReceiptCallable, {}],
  [CALLABLES.compareRelease, 'pointers.read', compareReleaseCallable, {}],
  [CALLABLES.listReleases, 'pointers.read', listReleasesCallable, {}],
  [CALLABLES.movePointer, 'pointers.move', movePointerCallable, {}],
  [CALLABLES.withdrawRelease, 'pointers.move', withdrawReleaseCallable, {}],
  [CALLABLES.previewEmailCampaign, 'campaigns.preview', previewEmailCampaignCallable, {}],
  [CALLABLES.controlMail, 'mail.control', controlMailCallable, {}],
  [CALLABLES.listReceipts, 'receipts.read', listReceiptsCallable, {}],
  [CALLABLES.retryReceipt, 'receipts.retry', retryReceiptCallable, {}],
  [CALLABLES.readHealth, 'health.read', readHealthCallable, { unknown: 1 }],
  [CALLABLES.retryMail, 'mail.retry', retryMailCallable, {}],
  [CALLABLES.readContent, 'content.read', readContentCallable, {}],
  [CALLABLES.previewContent, 'content.read', previewContentCallable, {}],
  [CALLABLES.listEditions, 'content.read', listEditionsCallable, {}],
  [CALLABLES.saveContentItem, 'content.edit', saveContentItemCallable, {}],
  [CALLABLES.discardContentDraft, 'content.edit', discardContentDraftCallable, {}],
  [CALLABLES.importContent, 'content.edit', importContentCallable, {}],
  [CALLABLES.publishContent, 'content.publish', publishContentCallable, {}],
  [CALLABLES.withdrawPublication, 'content.publish', withdrawPublicationCallable, {}],
  [CALLABLES.rollBackContent, 'content.publish', rollBackContentCallable, {}],
  [CALLABLES.controlSuppression, 'suppressions.manage', controlSuppressionCallable, {}],
  [CALLABLES.sendEmailCampaign, 'campaigns.send', sendEmailCampaignCallable, CAMPAIGN],
  [
    `${CALLABLES.sendEmailCampaign} (a test)`,
    'campaigns.send-test-elsewhere',
    sendEmailCampaignCallable,
    TEST,
  ],
  ...CAMPAIGN_ACTIONS.map((action): Call => [
    `${CALLABLES.controlEmailCampaign} (${action})`,
    CAMPAIGN_ACTION_RIGHTS[action],
    controlEmailCampaignCallable,
    { campaignId: 'sample', action },
  ]),
  [
    CALLABLES.noteReading,
    rightToRead({ collection: COLLECTIONS.donations }),
    noteReadingCallable,
    { collection: COLLECTIONS.donations },
  ],
  [CALLABLES.listApprovals, APPROVAL_RIGHTS.read, listApprovalsCallable, {}],
  [CALLABLES.decideApproval, APPROVAL_RIGHTS.decide, decideApprovalCallable, {}],
  [CALLABLES.withdrawApproval, APPROVAL_RIGHTS.withdraw, withdrawApprovalCallable, {}],
  ...(['look', 'prepare', 'send'] as const).map((action): Call => [
    `${CALLABLES.controlStatements} (${action})`,
    STATEMENT_RIGHTS[action],
    controlStatementsCallable,
    { action, year: 2998 },
  ]),
  [
    `${CALLABLES.controlStatements} (send-one)`,
    STATEMENT_RIGHTS['send-one'],
    controlStatementsCallable,
    { action: 'send-one', year: 2998, email: 'donor@example.org', request: randomUUID() },
  ],
  [
    `${CALLABLES.controlStatements} (print)`,
    STATEMENT_RIGHTS.print,
    controlStatementsCallable,
    { action: 'print', year: 2998, gift: 'pi_sample' },
  ],
  ...EXPORT_ACTIONS.map((action): Call => [
    `${CALLABLES.recordExport} (${action})`,
    EXPORT_RIGHTS[action],
    recordExportCallable,
    { action, rows: 1 },
  ]),
];

const WHO = [...GIVEN_ROLES.map((role) => ({ roles: [role] })), { releases: ['giving'] }, {}];

const cells = CALLS.flatMap(([name, right, callable, data]) =>
  WHO.map((claims) => {
    const verb = may(claims, right) ? 'may' : 'may not';
    return { name, callable, data, claims, verb };
  }),
);

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );

test.each(cells)(
  '[SEC-04] an account with the claims $claims $verb call $name',
  async ({ callable, data, claims, verb }) => {
    const code = await codeOf(callAs(claims, callable, data));
    if (verb === 'may') expect(code).not.toBe('permission-denied');
    else expect(code).toBe('permission-denied');
  },
);
