import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import {
  acknowledgeRequestSchema,
  updateApplicationRequestSchema,
} from '@raade/contracts/applications';
import {
  decideApprovalRequestSchema,
  listApprovalsRequestSchema,
  withdrawApprovalRequestSchema,
} from '@raade/contracts/approvals';
import { recordExportRequestSchema } from '@raade/contracts/audit';
import { CALLABLES } from '@raade/contracts/callables';
import {
  audienceRequestSchema,
  campaignControlRequestSchema,
  campaignRequestSchema,
} from '@raade/contracts/campaigns';
import {
  paymentRequestSchema,
  reconcileRequestSchema,
  recordRequestSchema,
} from '@raade/contracts/donations';
import {
  correctDonationRequestSchema,
  enteredGiftId,
  enterGiftRequestSchema,
  handleReceiptRequestSchema,
  voidGiftRequestSchema,
} from '@raade/contracts/gifts';
import { mailSwitchRequestSchema } from '@raade/contracts/mail-switch';
import { noteReadingRequestSchema } from '@raade/contracts/noted-reading';
import { passwordResetRequestSchema } from '@raade/contracts/people/password';
import {
  changeRolesRequestSchema,
  invitePersonRequestSchema,
  listPeopleRequestSchema,
  removeSecondFactorRequestSchema,
  revokePersonRequestSchema,
} from '@raade/contracts/people/people';
import {
  compareReleaseRequestSchema,
  listReleasesRequestSchema,
  movePointersRequestSchema,
} from '@raade/contracts/pointer-moves';
import { personDataRequestSchema } from '@raade/contracts/people/person-data';
import { refundRequestSchema } from '@raade/contracts/refunds';
import { statementsRequestSchema } from '@raade/contracts/statements';
import { suppressionRequestSchema } from '@raade/contracts/suppressions';
import {
  listReceiptsRequestSchema,
  receiptControlRequestSchema,
} from '@raade/contracts/waiting-receipts';

type Callable = (typeof CALLABLES)[keyof typeof CALLABLES];

interface SampleCall {
  readonly schema: z.ZodMiniType;
  /** A payload that the schema takes, with every field. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** True if visitors may call it. */
  readonly isPublic?: true;
}

const SAMPLE_GIFT = {
  amount: 5000,
  receivedOn: '2025-03-01',
  method: 'cheque',
  checkNumber: '1234',
};
const SAMPLE_GIFT_DONOR = {
  fullName: 'Sample Donor',
  email: 'donor@example.org',
  makeAnonymous: false,
};

/** A good call of every function that pages call. */
export const SAMPLE_CALLS: Readonly<Record<Callable, SampleCall>> = {
  [CALLABLES.compareRelease]: {
    schema: compareReleaseRequestSchema,
    payload: { app: 'giving', release: '0'.repeat(32) },
  },
  [CALLABLES.listReleases]: { schema: listReleasesRequestSchema, payload: {} },
  [CALLABLES.movePointer]: {
    schema: movePointersRequestSchema,
    payload: {
      moves: [{ app: 'giving', release: '0'.repeat(32), seen: 1 }],
      kind: 'rollback',
      accepted: ['allow-gone'],
      reason: 'A sample reason.',
    },
  },
  [CALLABLES.processDonation]: {
    schema: paymentRequestSchema,
    payload: {
      attempt: randomUUID(),
      revision: 0,
      amount: 5000,
      fullName: 'Sample Donor',
      email: 'donor@example.org',
      message: 'For the studios.',
      makeAnonymous: false,
    },
    isPublic: true,
  },
  [CALLABLES.recordDonation]: {
    schema: recordRequestSchema,
    payload: { paymentIntentId: 'pi_sample' },
    isPublic: true,
  },
  [CALLABLES.admitApplication]: {
    schema: acknowledgeRequestSchema,
    payload: { kind: 'student', id: randomUUID() },
    isPublic: true,
  },
  [CALLABLES.acknowledgeApplication]: {
    schema: acknowledgeRequestSchema,
    payload: { kind: 'student', id: randomUUID() },
    isPublic: true,
  },
  [CALLABLES.updateApplication]: {
    schema: updateApplicationRequestSchema,
    payload: {
      kind: 'student',
      id: randomUUID(),
      status: { from: 'new', to: 'in_review' },
      note: { id: randomUUID(), text: 'A note.' },
    },
  },
  [CALLABLES.reconcileDonations]: {
    schema: reconcileRequestSchema,
    payload: { since: '2025-04-11T09:00:00Z', cursor: 'pi_sample' },
  },
  [CALLABLES.refundDonation]: {
    schema: refundRequestSchema,
    payload: {
      request: randomUUID(),
      paymentIntentId: 'pi_sample',
      amount: 1000,
      left: 5000,
      reason: 'requested_by_customer',
      note: 'Gave twice.',
    },
  },
  [CALLABLES.enterGift]: {
    schema: enterGiftRequestSchema,
    payload: {
      request: randomUUID(),
      ...SAMPLE_GIFT,
      ...SAMPLE_GIFT_DONOR,
      sendReceipt: true,
    },
  },
  [CALLABLES.correctDonation]: {
    schema: correctDonationRequestSchema,
    payload: {
      request: randomUUID(),
      id: enteredGiftId(randomUUID()),
      seen: 0,
      donor: SAMPLE_GIFT_DONOR,
      gift: SAMPLE_GIFT,
    },
  },
  [CALLABLES.voidGift]: {
    schema: voidGiftRequestSchema,
    payload: {
      request: randomUUID(),
      id: enteredGiftId(randomUUID()),
      seen: 0,
      reason: 'mistake',
    },
  },
  [CALLABLES.handleReceipt]: {
    schema: handleReceiptRequestSchema,
    payload: { request: randomUUID(), id: 'pi_sample', action: 'send' },
  },
  [CALLABLES.recordExport]: {
    schema: recordExportRequestSchema,
    payload: { action: 'export-registrants', rows: 1 },
  },
  [CALLABLES.noteReading]: {
    schema: noteReadingRequestSchema,
    payload: { collection: 'donations' },
  },
  [CALLABLES.sendEmailCampaign]: {
    schema: campaignRequestSchema,
    payload: {
      subject: 'Sample news',
      content: '<p>Hello.</p>',
      recipientType: 'all',
      testMode: true,
      testEmail: 'staff@example.org',
      campaignId: randomUUID(),
    },
  },
  [CALLABLES.previewEmailCampaign]: {
    schema: audienceRequestSchema,
    payload: { recipientType: 'all' },
  },
  [CALLABLES.controlEmailCampaign]: {
    schema: campaignControlRequestSchema,
    payload: { campaignId: 'sample', action: 'pause' },
  },
  [CALLABLES.listReceipts]: { schema: listReceiptsRequestSchema, payload: {} },
  [CALLABLES.controlReceipt]: {
    schema: receiptControlRequestSchema,
    payload: { id: 'donation-receipt_pi_1', lease: null },
  },
  [CALLABLES.controlSuppression]: {
    schema: suppressionRequestSchema,
    payload: { action: 'look-up', address: 'reader@example.org' },
  },
  [CALLABLES.controlMail]: { schema: mailSwitchRequestSchema, payload: { sending: true } },
  [CALLABLES.listPeople]: { schema: listPeopleRequestSchema, payload: {} },
  [CALLABLES.invitePerson]: {
    schema: invitePersonRequestSchema,
    payload: { email: 'colleague@example.org', roles: ['viewer'] },
  },
  [CALLABLES.changeRoles]: {
    schema: changeRolesRequestSchema,
    payload: { uid: 'sample', from: ['viewer'], to: ['mailer'] },
  },
  [CALLABLES.revokePerson]: { schema: revokePersonRequestSchema, payload: { uid: 'sample' } },
  [CALLABLES.removeSecondFactor]: {
    schema: removeSecondFactorRequestSchema,
    payload: { uid: 'sample' },
  },
  [CALLABLES.listApprovals]: {
    schema: listApprovalsRequestSchema,
    payload: { about: 'campaign', id: randomUUID() },
  },
  [CALLABLES.decideApproval]: {
    schema: decideApprovalRequestSchema,
    payload: {
      about: 'campaign',
      id: randomUUID(),
      digest: '0'.repeat(64),
      decision: 'decline',
      reason: 'A sample reason.',
    },
  },
  [CALLABLES.withdrawApproval]: {
    schema: withdrawApprovalRequestSchema,
    payload: { about: 'people', id: randomUUID() },
  },
  [CALLABLES.controlStatements]: {
    schema: statementsRequestSchema,
    payload: {
      action: 'send-one',
      year: 2024,
      email: 'donor@example.org',
      request: randomUUID(),
    },
  },
  [CALLABLES.requestPasswordReset]: {
    schema: passwordResetRequestSchema,
    payload: { email: 'staff@example.org' },
    isPublic: true,
  },
  [CALLABLES.handlePersonData]: {
    schema: personDataRequestSchema,
    payload: { action: 'preview', email: 'donor@example.org' },
  },
};
