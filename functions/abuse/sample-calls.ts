import { randomUUID } from 'node:crypto';
import { CALLABLES } from '@raade/contracts/base/callables';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { enteredGiftId } from '@raade/contracts/money/gifts';

type Callable = (typeof CALLABLES)[keyof typeof CALLABLES];

interface SampleCall {
  /** A payload that its schema takes, with every field. */
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
  [CALLABLES.listReleases]: { payload: {} },
  [CALLABLES.movePointer]: {
    payload: {
      moves: [{ app: 'giving', release: '0'.repeat(32), seen: 1 }],
      kind: 'rollback',
      accepted: ['allow-gone'],
      reason: 'A sample reason.',
    },
  },
  [CALLABLES.processDonation]: {
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
    payload: { paymentIntentId: 'pi_sample' },
    isPublic: true,
  },
  [CALLABLES.admitApplication]: {
    payload: { kind: 'student', id: randomUUID() },
    isPublic: true,
  },
  [CALLABLES.acknowledgeApplication]: {
    payload: { kind: 'student', id: randomUUID() },
    isPublic: true,
  },
  [CALLABLES.updateApplication]: {
    payload: {
      kind: 'student',
      id: randomUUID(),
      status: { from: 'new', to: 'in_review' },
      note: { id: randomUUID(), text: 'A note.' },
    },
  },
  [CALLABLES.reconcileDonations]: {
    payload: { since: '2025-04-11T09:00:00Z', cursor: 'pi_sample' },
  },
  [CALLABLES.refundDonation]: {
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
    payload: {
      request: randomUUID(),
      ...SAMPLE_GIFT,
      ...SAMPLE_GIFT_DONOR,
      sendReceipt: true,
    },
  },
  [CALLABLES.correctDonation]: {
    payload: {
      request: randomUUID(),
      id: enteredGiftId(randomUUID()),
      seen: 0,
      donor: SAMPLE_GIFT_DONOR,
      gift: SAMPLE_GIFT,
    },
  },
  [CALLABLES.voidGift]: {
    payload: {
      request: randomUUID(),
      id: enteredGiftId(randomUUID()),
      seen: 0,
      reason: 'mistake',
    },
  },
  [CALLABLES.handleReceipt]: {
    payload: { request: randomUUID(), id: 'pi_sample', action: 'send' },
  },
  [CALLABLES.recordExport]: {
    payload: { action: 'export-registrants', rows: 1 },
  },
  [CALLABLES.noteReading]: {
    payload: { collection: 'donations' },
  },
  [CALLABLES.searchStaff]: {
    payload: { text: 'sample' },
  },
  [CALLABLES.countWaiting]: {
    payload: {},
  },
  [CALLABLES.controlRegistrantList]: {
    payload: { forum_id: '2025', action: 'close' },
  },
  [CALLABLES.importRegistrants]: {
    payload: {
      forum_id: '2025',
      import_id: randomUUID(),
      apply: true,
      rows: [{ line: 2, cells: { full_name: 'Sample Attendee', email: 'attendee@example.org' } }],
    },
  },
  [CALLABLES.undoRegistrantImport]: {
    payload: { import_id: randomUUID() },
  },
  [CALLABLES.sendEmailCampaign]: {
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
    payload: { recipientType: 'all' },
  },
  [CALLABLES.controlEmailCampaign]: {
    payload: { campaignId: 'sample', action: 'pause' },
  },
  [CALLABLES.listReceipts]: { payload: {} },
  [CALLABLES.retryReceipt]: {
    payload: { id: 'donation-receipt_pi_1', lease: null },
  },
  [CALLABLES.controlSuppression]: {
    payload: { action: 'look-up', address: 'reader@example.org' },
  },
  [CALLABLES.controlMail]: { payload: { sending: true } },
  [CALLABLES.listPeople]: { payload: {} },
  [CALLABLES.invitePerson]: {
    payload: { email: 'colleague@example.org', roles: ['viewer'] },
  },
  [CALLABLES.acceptInvitation]: {
    payload: { action: 'read', code: 'x'.repeat(43) },
    isPublic: true,
  },
  [CALLABLES.changeRoles]: {
    payload: { uid: 'sample', from: ['viewer'], to: ['mailer'] },
  },
  [CALLABLES.revokePerson]: { payload: { uid: 'sample' } },
  [CALLABLES.removeSecondFactor]: {
    payload: { uid: 'sample' },
  },
  [CALLABLES.listApprovals]: {
    payload: { id: randomUUID() },
  },
  [CALLABLES.decideApproval]: {
    payload: {
      id: randomUUID(),
      digest: '0'.repeat(64),
      decision: 'decline',
      reason: 'A sample reason.',
    },
  },
  [CALLABLES.withdrawApproval]: {
    payload: { id: randomUUID() },
  },
  [CALLABLES.readHealth]: { payload: {} },
  [CALLABLES.retryMail]: { payload: { id: 'password-reset_sample', lease: 'sample-lease' } },
  [CALLABLES.controlStatements]: {
    payload: {
      action: 'send-one',
      year: 2024,
      email: 'donor@example.org',
      request: randomUUID(),
    },
  },
  [CALLABLES.readContent]: { payload: { edition: 'sample' } },
  [CALLABLES.previewContent]: { payload: { edition: 'sample' } },
  [CALLABLES.saveContentItem]: {
    payload: {
      part: 'speakers',
      item: 'ama-sample',
      value: { id: 'ama-sample', name: 'Ama Sample' },
      edition: 'sample',
      revision: 0,
    },
  },
  [CALLABLES.discardContentDraft]: {
    payload: { part: 'speakers', item: 'ama-sample', revision: 1 },
  },
  [CALLABLES.importContent]: {
    payload: {
      edition: 'sample',
      file: {
        version: 1,
        edition: 'sample',
        parts: Object.fromEntries(CONTENT_PARTS.map((part) => [part, {}])),
      },
    },
  },
  [CALLABLES.publishContent]: {
    payload: {
      request: randomUUID(),
      edition: 'sample',
      drafts: [{ part: 'speakers', item: 'ama-sample', revision: 1 }],
      publishAt: '2025-04-11T09:00:00Z',
      note: 'A sample.',
    },
  },
  [CALLABLES.withdrawPublication]: { payload: { id: randomUUID() } },
  [CALLABLES.rollBackContent]: {
    payload: { request: randomUUID(), edition: '0'.repeat(64), seen: 'sample', note: 'A sample.' },
  },
  [CALLABLES.listEditions]: { payload: { before: '2025-04-11T09:00:00Z' } },
  [CALLABLES.requestPasswordReset]: {
    payload: { email: 'staff@example.org' },
    isPublic: true,
  },
  [CALLABLES.handlePersonData]: {
    payload: { action: 'preview', email: 'donor@example.org' },
  },
};
