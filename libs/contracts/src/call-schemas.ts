import * as z from 'zod/mini';
import * as updates from './application-updates.ts';
import * as applications from './applications.ts';
import * as approvals from './approvals.ts';
import * as audit from './audit.ts';
import { CALLABLES } from './callables.ts';
import * as campaigns from './campaigns.ts';
import * as drafts from './content/drafts.ts';
import * as editions from './content/editions.ts';
import * as previews from './content/previews.ts';
import * as donations from './donations.ts';
import * as gifts from './gifts.ts';
import * as health from './health.ts';
import * as mail from './mail-switch.ts';
import * as reading from './noted-reading.ts';
import * as password from './people/password.ts';
import * as people from './people/people.ts';
import * as data from './people/person-data.ts';
import * as pointers from './pointer-moves.ts';
import * as reconciliation from './reconciliation.ts';
import * as refunds from './refunds.ts';
import * as statements from './statements.ts';
import * as suppressions from './suppressions.ts';
import * as waiting from './waiting-receipts.ts';

/** Whom a call may send what, and what it is answered. */
interface CallSchemas {
  readonly request: z.ZodMiniType;
  readonly response: z.ZodMiniType;
}

type Callable = (typeof CALLABLES)[keyof typeof CALLABLES];

/** The schemas of every callable. No app needs them all. */
export const CALL_SCHEMAS: Readonly<Record<Callable, CallSchemas>> = {
  [CALLABLES.processDonation]: {
    request: donations.paymentRequestSchema,
    response: donations.paymentResponseSchema,
  },
  [CALLABLES.recordDonation]: {
    request: donations.recordRequestSchema,
    response: donations.recordResponseSchema,
  },
  [CALLABLES.admitApplication]: {
    request: applications.acknowledgeRequestSchema,
    response: applications.admitResponseSchema,
  },
  [CALLABLES.acknowledgeApplication]: {
    request: applications.acknowledgeRequestSchema,
    response: applications.acknowledgeResponseSchema,
  },
  [CALLABLES.updateApplication]: {
    request: updates.updateApplicationRequestSchema,
    response: updates.updateApplicationResponseSchema,
  },
  [CALLABLES.reconcileDonations]: {
    request: reconciliation.reconcileRequestSchema,
    response: reconciliation.reconcileResponseSchema,
  },
  [CALLABLES.recordExport]: {
    request: audit.recordExportRequestSchema,
    response: audit.recordExportResponseSchema,
  },
  [CALLABLES.noteReading]: {
    request: reading.noteReadingRequestSchema,
    response: reading.noteReadingResponseSchema,
  },
  [CALLABLES.sendEmailCampaign]: {
    request: campaigns.campaignRequestSchema,
    response: campaigns.campaignResponseSchema,
  },
  [CALLABLES.previewEmailCampaign]: {
    request: campaigns.audienceRequestSchema,
    response: campaigns.audienceResponseSchema,
  },
  [CALLABLES.controlEmailCampaign]: {
    request: campaigns.campaignControlRequestSchema,
    response: campaigns.campaignControlResponseSchema,
  },
  [CALLABLES.controlMail]: {
    request: mail.mailSwitchRequestSchema,
    response: mail.mailSwitchResponseSchema,
  },
  [CALLABLES.listPeople]: {
    request: people.listPeopleRequestSchema,
    response: people.listPeopleResponseSchema,
  },
  [CALLABLES.invitePerson]: {
    request: people.invitePersonRequestSchema,
    response: people.personResponseSchema,
  },
  [CALLABLES.acceptInvitation]: {
    request: people.acceptInvitationRequestSchema,
    response: z.union([people.invitationSchema, people.acceptedInvitationSchema]),
  },
  [CALLABLES.changeRoles]: {
    request: people.changeRolesRequestSchema,
    response: people.personResponseSchema,
  },
  [CALLABLES.revokePerson]: {
    request: people.revokePersonRequestSchema,
    response: people.personResponseSchema,
  },
  [CALLABLES.removeSecondFactor]: {
    request: people.removeSecondFactorRequestSchema,
    response: people.personResponseSchema,
  },
  [CALLABLES.requestPasswordReset]: {
    request: password.passwordResetRequestSchema,
    response: password.passwordResetResponseSchema,
  },
  [CALLABLES.handlePersonData]: {
    request: data.personDataRequestSchema,
    response: z.union([data.erasurePreviewSchema, data.personExportSchema, data.erasedSchema]),
  },
  [CALLABLES.listApprovals]: {
    request: approvals.listApprovalsRequestSchema,
    response: approvals.listApprovalsResponseSchema,
  },
  [CALLABLES.decideApproval]: {
    request: approvals.decideApprovalRequestSchema,
    response: approvals.approvalStateResponseSchema,
  },
  [CALLABLES.withdrawApproval]: {
    request: approvals.withdrawApprovalRequestSchema,
    response: approvals.approvalStateResponseSchema,
  },
  [CALLABLES.listReleases]: {
    request: pointers.listReleasesRequestSchema,
    response: pointers.listReleasesResponseSchema,
  },
  [CALLABLES.movePointer]: {
    request: pointers.movePointersRequestSchema,
    response: pointers.movePointersResponseSchema,
  },
  [CALLABLES.enterGift]: {
    request: gifts.enterGiftRequestSchema,
    response: gifts.enterGiftResponseSchema,
  },
  [CALLABLES.correctDonation]: {
    request: gifts.correctDonationRequestSchema,
    response: gifts.giftChangedSchema,
  },
  [CALLABLES.voidGift]: {
    request: gifts.voidGiftRequestSchema,
    response: gifts.giftChangedSchema,
  },
  [CALLABLES.handleReceipt]: {
    request: gifts.handleReceiptRequestSchema,
    response: z.union([gifts.shownReceiptSchema, gifts.giftChangedSchema]),
  },
  [CALLABLES.refundDonation]: {
    request: refunds.refundRequestSchema,
    response: refunds.refundResponseSchema,
  },
  [CALLABLES.controlSuppression]: {
    request: suppressions.suppressionRequestSchema,
    response: suppressions.suppressionResponseSchema,
  },
  [CALLABLES.listReceipts]: {
    request: waiting.listReceiptsRequestSchema,
    response: waiting.listReceiptsResponseSchema,
  },
  [CALLABLES.retryReceipt]: {
    request: waiting.receiptRetryRequestSchema,
    response: waiting.receiptRetryResponseSchema,
  },
  [CALLABLES.readHealth]: {
    request: health.readHealthRequestSchema,
    response: health.readHealthResponseSchema,
  },
  [CALLABLES.retryMail]: {
    request: health.retryMailRequestSchema,
    response: health.retryMailResponseSchema,
  },
  [CALLABLES.readContent]: {
    request: editions.readContentRequestSchema,
    response: editions.readContentResponseSchema,
  },
  [CALLABLES.previewContent]: {
    request: previews.previewContentRequestSchema,
    response: previews.previewContentResponseSchema,
  },
  [CALLABLES.saveContentItem]: {
    request: drafts.saveContentItemRequestSchema,
    response: drafts.saveContentItemResponseSchema,
  },
  [CALLABLES.discardContentDraft]: {
    request: drafts.discardContentDraftRequestSchema,
    response: drafts.discardContentDraftResponseSchema,
  },
  [CALLABLES.importContent]: {
    request: drafts.importContentRequestSchema,
    response: drafts.importContentResponseSchema,
  },
  [CALLABLES.publishContent]: {
    request: editions.publishContentRequestSchema,
    response: editions.publishContentResponseSchema,
  },
  [CALLABLES.withdrawPublication]: {
    request: editions.withdrawPublicationRequestSchema,
    response: editions.withdrawPublicationResponseSchema,
  },
  [CALLABLES.rollBackContent]: {
    request: editions.rollBackContentRequestSchema,
    response: editions.rollBackContentResponseSchema,
  },
  [CALLABLES.listEditions]: {
    request: editions.listEditionsRequestSchema,
    response: editions.listEditionsResponseSchema,
  },
  [CALLABLES.controlStatements]: {
    request: statements.statementsRequestSchema,
    response: statements.statementsResponseSchema,
  },
};
