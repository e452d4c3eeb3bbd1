import { randomUUID } from 'node:crypto';
import type {
  CorrectDonationRequest,
  EnterDonationRequest,
  HandleReceiptRequest,
  VoidDonationRequest,
} from '@raade/contracts/money/manual-donations';
import type { RefundRequest } from '@raade/contracts/money/refunds';
import { recordDonation } from '../../money/donations/ledger.ts';
import { collection, firestore } from '../../base/firestore.ts';
import type { Backend } from '../backend.ts';
import { callAs, signedIn, type Caller } from '../people/staff-calls.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

/** Sets up a treasurer's actions on donations, and an empty audit log. */
export function treasurerDesk(backend: Backend) {
  let treasurer: Caller;
  beforeAll(async () => {
    treasurer = await signedIn({ roles: ['treasurer'] });
  });
  beforeEach(async () => {
    await backend.control.reset();
    await firestore().recursiveDelete(collection('auditLog'));
  });

  return {
    treasurer: () => treasurer,
    /** Records a donation of $50. Returns its id. */
    given: async (): Promise<string> => {
      const id = await backend.pay();
      await recordDonation(id, 'webhook');
      return id;
    },
    refund: (request: RefundRequest, caller = treasurer) =>
      callAs(caller, CALLABLES.refundDonation, request),
    enter: (request: EnterDonationRequest) => callAs(treasurer, CALLABLES.enterDonation, request),
    correct: (request: CorrectDonationRequest) =>
      callAs(treasurer, CALLABLES.correctDonation, request),
    receipt: (asked: HandleReceiptRequest) => callAs(treasurer, CALLABLES.handleReceipt, asked),
    voidEntered: (request: VoidDonationRequest) =>
      callAs(treasurer, CALLABLES.voidDonation, request),
    refundsOf: async (id: string) =>
      (await backend.stripe.refunds.list({ payment_intent: id })).data,
  };
}

/** A request to refund $20 of a donation of $50. */
export const askedFor = (
  paymentIntentId: string,
  changes: Partial<RefundRequest> = {},
): RefundRequest => ({
  request: randomUUID(),
  paymentIntentId,
  amount: 2000,
  left: 5000,
  reason: 'requested_by_customer',
  note: '',
  ...changes,
});

export const SAMPLE_DONOR = {
  fullName: 'Sample Donor',
  email: 'donor@example.org',
  makeAnonymous: false,
} as const;

/** A check of $50 from the last day of 2025. */
export const SAMPLE_CHECK = {
  amount: 5000,
  receivedOn: '2025-12-31',
  method: 'cheque',
  checkNumber: '1234',
} as const;

/** A request to enter the sample check. */
export const donationToEnter = (
  changes: Partial<EnterDonationRequest> = {},
): EnterDonationRequest => ({
  request: randomUUID(),
  ...SAMPLE_CHECK,
  ...SAMPLE_DONOR,
  sendReceipt: false,
  ...changes,
});

/** A request to change the donor of a donation that was not corrected before. */
export const correctionOf = (
  id: string,
  donor: CorrectDonationRequest['donor'],
  changes: Partial<CorrectDonationRequest> = {},
): CorrectDonationRequest => ({ request: randomUUID(), id, seen: 0, donor, ...changes });
