import { randomUUID } from 'node:crypto';
import { type CallAddress, CALLABLES } from '@raade/contracts/base/callables';
import { CONTENT_PARTS } from '@raade/contracts/content/parts';
import { enteredGiftId } from '@raade/contracts/money/gifts';

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

/** A payload for every call that its schema takes, with every field. */
export const SAMPLE_CALLS: Readonly<Record<CallAddress, Readonly<Record<string, unknown>>>> = {
  [CALLABLES.listReleases]: {},
  [CALLABLES.movePointer]: {
    moves: [{ app: 'giving', release: '0'.repeat(32), seen: 1 }],
    kind: 'rollback',
    accepted: ['allow-gone'],
    reason: 'A sample reason.',
  },
  [CALLABLES.processDonation]: {
    attempt: randomUUID(),
    revision: 0,
    amount: 5000,
    fullName: 'Sample Donor',
    email: 'donor@example.org',
    message: 'For the studios.',
    makeAnonymous: false,
  },
  [CALLABLES.recordDonation]: { paymentIntentId: 'pi_sample' },
  [CALLABLES.admitApplication]: { kind: 'student', id: randomUUID() },
  [CALLABLES.acknowledgeApplication]: { kind: 'student', id: randomUUID() },
  [CALLABLES.updateApplication]: {
    kind: 'student',
    id: randomUUID(),
    status: { from: 'new', to: 'in_review' },
    note: { id: randomUUID(), text: 'A note.' },
  },
  [CALLABLES.reconcileDonations]: { since: '2025-04-11T09:00:00Z', cursor: 'pi_sample' },
  [CALLABLES.refundDonation]: {
    request: randomUUID(),
    paymentIntentId: 'pi_sample',
    amount: 1000,
    left: 5000,
    reason: 'requested_by_customer',
    note: 'Gave twice.',
  },
  [CALLABLES.enterGift]: {
    request: randomUUID(),
    ...SAMPLE_GIFT,
    ...SAMPLE_GIFT_DONOR,
    sendReceipt: true,
  },
  [CALLABLES.correctDonation]: {
    request: randomUUID(),
    id: enteredGiftId(randomUUID()),
    seen: 0,
    donor: SAMPLE_GIFT_DONOR,
    gift: SAMPLE_GIFT,
  },
  [CALLABLES.voidGift]: {
    request: randomUUID(),
    id: enteredGiftId(randomUUID()),
    seen: 0,
    reason: 'mistake',
  },
  [CALLABLES.handleReceipt]: { request: randomUUID(), id: 'pi_sample', action: 'send' },
  [CALLABLES.recordExport]: { action: 'export-registrants', rows: 1 },
  [CALLABLES.noteReading]: { collection: 'donations' },
  [CALLABLES.searchStaff]: { text: 'sample' },
  [CALLABLES.countWaiting]: {},
  [CALLABLES.readOverview]: {},
  [CALLABLES.controlRegistrantList]: { forum_id: '2025', action: 'close' },
  [CALLABLES.importRegistrants]: {
    forum_id: '2025',
    import_id: randomUUID(),
    apply: true,
    rows: [{ line: 2, cells: { full_name: 'Sample Attendee', email: 'attendee@example.org' } }],
  },
  [CALLABLES.undoRegistrantImport]: { import_id: randomUUID() },
  [CALLABLES.sendEmailCampaign]: {
    subject: 'Sample news',
    content: '<p>Hello.</p>',
    recipientType: 'all',
    testMode: true,
    testEmail: 'staff@example.org',
    campaignId: randomUUID(),
  },
  [CALLABLES.previewEmailCampaign]: { recipientType: 'all' },
  [CALLABLES.controlEmailCampaign]: { campaignId: 'sample', action: 'pause' },
  [CALLABLES.listReceipts]: {},
  [CALLABLES.retryReceipt]: { id: 'donation-receipt_pi_1', lease: null },
  [CALLABLES.controlSuppression]: { action: 'look-up', address: 'reader@example.org' },
  [CALLABLES.controlMail]: { sending: true },
  [CALLABLES.listPeople]: {},
  [CALLABLES.invitePerson]: { email: 'colleague@example.org', roles: ['viewer'] },
  [CALLABLES.acceptInvitation]: { action: 'read', code: 'x'.repeat(43) },
  [CALLABLES.changeRoles]: { uid: 'sample', from: ['viewer'], to: ['mailer'] },
  [CALLABLES.revokePerson]: { uid: 'sample' },
  [CALLABLES.removeSecondFactor]: { uid: 'sample' },
  [CALLABLES.listApprovals]: { id: randomUUID() },
  [CALLABLES.decideApproval]: {
    id: randomUUID(),
    digest: '0'.repeat(64),
    decision: 'decline',
    reason: 'A sample reason.',
  },
  [CALLABLES.withdrawApproval]: { id: randomUUID() },
  [CALLABLES.readHealth]: {},
  [CALLABLES.retryMail]: { id: 'password-reset_sample', lease: 'sample-lease' },
  [CALLABLES.controlStatements]: {
    action: 'send-one',
    year: 2024,
    email: 'donor@example.org',
    request: randomUUID(),
  },
  [CALLABLES.readContent]: { edition: 'sample' },
  [CALLABLES.previewContent]: { edition: 'sample' },
  [CALLABLES.saveContentItem]: {
    part: 'speakers',
    item: 'ama-sample',
    value: { id: 'ama-sample', name: 'Ama Sample' },
    edition: 'sample',
    revision: 0,
  },
  [CALLABLES.discardContentDraft]: { part: 'speakers', item: 'ama-sample', revision: 1 },
  [CALLABLES.importContent]: {
    edition: 'sample',
    file: {
      version: 1,
      edition: 'sample',
      parts: Object.fromEntries(CONTENT_PARTS.map((part) => [part, {}])),
    },
  },
  [CALLABLES.publishContent]: {
    request: randomUUID(),
    edition: 'sample',
    drafts: [{ part: 'speakers', item: 'ama-sample', revision: 1 }],
    publishAt: '2025-04-11T09:00:00Z',
    note: 'A sample.',
  },
  [CALLABLES.withdrawPublication]: { id: randomUUID() },
  [CALLABLES.rollBackContent]: {
    request: randomUUID(),
    edition: '0'.repeat(64),
    seen: 'sample',
    note: 'A sample.',
  },
  [CALLABLES.listEditions]: { before: '2025-04-11T09:00:00Z' },
  [CALLABLES.requestPasswordReset]: { email: 'staff@example.org' },
  [CALLABLES.handlePersonData]: { action: 'preview', email: 'donor@example.org' },
};

/** Calls of visitors. */
export const VISITORS_CALLS: ReadonlySet<CallAddress> = new Set([
  CALLABLES.processDonation,
  CALLABLES.recordDonation,
  CALLABLES.admitApplication,
  CALLABLES.acknowledgeApplication,
  CALLABLES.acceptInvitation,
  CALLABLES.requestPasswordReset,
]);
