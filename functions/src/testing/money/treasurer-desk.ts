import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { RefundRequest } from '@raade/contracts/refunds';
import { recordDonation } from '../../donations/ledger.ts';
import { firestore } from '../../firestore.ts';
import { refundDonationCallable } from '../../refunds/refund-donation.callable.ts';
import type { Backend } from '../backend.ts';
import { callAs, signedIn, type Caller } from '../people/staff-calls.ts';

/** What a treasurer does with donations, and a log that begins empty. */
export function treasurerDesk(backend: () => Backend) {
  let treasurer: Caller;
  beforeAll(async () => {
    treasurer = await signedIn({ roles: ['treasurer'] });
  });
  beforeEach(async () => {
    await backend().control.reset();
    await firestore().recursiveDelete(firestore().collection(COLLECTIONS.auditLog));
  });

  return {
    treasurer: () => treasurer,
    /** A donation of $50 in the ledger. */
    given: async (): Promise<string> => {
      const id = await backend().pay();
      await recordDonation(id, 'webhook');
      return id;
    },
    refund: (request: RefundRequest, caller = treasurer) =>
      callAs(caller, refundDonationCallable, request),
    refundsOf: async (id: string) =>
      (await backend().stripe.refunds.list({ payment_intent: id })).data,
  };
}

/** Asks for $20 of a donation of $50. */
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
