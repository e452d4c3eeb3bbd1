import { type CallAddress, CALLABLES } from '@raade/contracts/base/callables';
import type { Call } from '../base/call.ts';

const applications = () => import('../applications/calls.ts');
const approvals = () => import('../mail/campaigns/approval/calls.ts');
const campaigns = () => import('../mail/campaigns/calls.ts');
const content = () => import('../content/calls.ts');
const donations = () => import('../money/donations/calls.ts');
const gifts = () => import('../money/gifts/calls.ts');
const health = () => import('../health/calls.ts');
const outbox = () => import('../money/open-receipts/calls.ts');
const passwordReset = () => import('../staff/password-reset/calls.ts');
const peopleData = () => import('../personal-data/calls.ts');
const pointers = () => import('../releases/pointers/calls.ts');
const reads = () => import('../staff/reads/calls.ts');
const refunds = () => import('../money/refunds/calls.ts');
const staffAccounts = () => import('../staff/accounts/calls.ts');
const statements = () => import('../money/statements/calls.ts');
const suppressions = () => import('../mail/suppressions/calls.ts');

/** Every call, loaded when it is made first: an instance starts without the code of the others. */
export const CALL_TABLE = {
  [CALLABLES.processDonation]: async () => (await donations()).processDonationCall,
  [CALLABLES.recordDonation]: async () => (await donations()).recordDonationCall,
  [CALLABLES.reconcileDonations]: async () => (await donations()).reconcileDonationsCall,
  [CALLABLES.refundDonation]: async () => (await refunds()).refundDonationCall,
  [CALLABLES.enterGift]: async () => (await gifts()).enterGiftCall,
  [CALLABLES.correctDonation]: async () => (await gifts()).correctDonationCall,
  [CALLABLES.voidGift]: async () => (await gifts()).voidGiftCall,
  [CALLABLES.handleReceipt]: async () => (await gifts()).handleReceiptCall,
  [CALLABLES.controlStatements]: async () => (await statements()).controlStatementsCall,
  [CALLABLES.listReceipts]: async () => (await outbox()).listReceiptsCall,
  [CALLABLES.retryReceipt]: async () => (await outbox()).retryReceiptCall,
  [CALLABLES.admitApplication]: async () => (await applications()).admitApplicationCall,
  [CALLABLES.acknowledgeApplication]: async () => (await applications()).acknowledgeApplicationCall,
  [CALLABLES.updateApplication]: async () => (await applications()).updateApplicationCall,
  [CALLABLES.recordExport]: async () => (await reads()).recordExportCall,
  [CALLABLES.noteReading]: async () => (await reads()).noteReadingCall,
  [CALLABLES.sendEmailCampaign]: async () => (await campaigns()).sendEmailCampaignCall,
  [CALLABLES.previewEmailCampaign]: async () => (await campaigns()).previewEmailCampaignCall,
  [CALLABLES.controlEmailCampaign]: async () => (await campaigns()).controlEmailCampaignCall,
  [CALLABLES.controlMail]: async () => (await campaigns()).controlMailCall,
  [CALLABLES.listApprovals]: async () => (await approvals()).listApprovalsCall,
  [CALLABLES.decideApproval]: async () => (await approvals()).decideApprovalCall,
  [CALLABLES.withdrawApproval]: async () => (await approvals()).withdrawApprovalCall,
  [CALLABLES.controlSuppression]: async () => (await suppressions()).controlSuppressionCall,
  [CALLABLES.listPeople]: async () => (await staffAccounts()).listPeopleCall,
  [CALLABLES.invitePerson]: async () => (await staffAccounts()).invitePersonCall,
  [CALLABLES.acceptInvitation]: async () => (await staffAccounts()).acceptInvitationCall,
  [CALLABLES.changeRoles]: async () => (await staffAccounts()).changeRolesCall,
  [CALLABLES.revokePerson]: async () => (await staffAccounts()).revokePersonCall,
  [CALLABLES.removeSecondFactor]: async () => (await staffAccounts()).removeSecondFactorCall,
  [CALLABLES.requestPasswordReset]: async () => (await passwordReset()).requestPasswordResetCall,
  [CALLABLES.handlePersonData]: async () => (await peopleData()).handlePersonDataCall,
  [CALLABLES.listReleases]: async () => (await pointers()).listReleasesCall,
  [CALLABLES.movePointer]: async () => (await pointers()).movePointerCall,
  [CALLABLES.readHealth]: async () => (await health()).readHealthCall,
  [CALLABLES.retryMail]: async () => (await health()).retryMailCall,
  [CALLABLES.readContent]: async () => (await content()).readContentCall,
  [CALLABLES.previewContent]: async () => (await content()).previewContentCall,
  [CALLABLES.listEditions]: async () => (await content()).listEditionsCall,
  [CALLABLES.saveContentItem]: async () => (await content()).saveContentItemCall,
  [CALLABLES.discardContentDraft]: async () => (await content()).discardContentDraftCall,
  [CALLABLES.importContent]: async () => (await content()).importContentCall,
  [CALLABLES.publishContent]: async () => (await content()).publishContentCall,
  [CALLABLES.withdrawPublication]: async () => (await content()).withdrawPublicationCall,
  [CALLABLES.rollBackContent]: async () => (await content()).rollBackContentCall,
} satisfies Record<CallAddress, () => Promise<Call>>;
