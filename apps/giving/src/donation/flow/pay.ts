import type { DonationStore } from '../donation.store.ts';
import type { Cashier } from './cashier.ts';
import type { Donation } from './donation.ts';
import {
  failPayment,
  failRecording,
  failRevision,
  finish,
  receiveIntent,
  startPayment,
  startRecording,
} from './donation-state.ts';
import { PAYMENT_MESSAGES } from './payment-messages.ts';

/**
 * What the Donate button does: it takes the donation from here into the ledger, and leaves in the store
 * how far it came. Does nothing while a payment is under way; a donation that is paid but not
 * recorded is only recorded.
 * @param cashier undefined while the payment system is loading
 */
export async function pay(store: DonationStore, cashier: Cashier | undefined): Promise<void> {
  const { payment, donation } = store.getState();
  if (payment.status === 'unrecorded' && cashier) {
    return record(store, cashier, payment.paymentIntentId);
  }
  if (payment.status !== 'ready') return;
  if (!cashier) return fail(store, PAYMENT_MESSAGES.notReady);
  if (!donation) return fail(store, PAYMENT_MESSAGES.noDonation);
  if (!cashier.hasCardField()) return fail(store, PAYMENT_MESSAGES.noCardField);
  store.setState((state) => startPayment(state, donation));
  await charge(store, cashier, donation);
}

function fail(store: DonationStore, error: string): void {
  store.setState((state) => failPayment(state, error));
}

async function charge(store: DonationStore, cashier: Cashier, donation: Donation): Promise<void> {
  const { id: attempt, revision } = store.getState().attempt;
  const answer = await cashier.requestIntent({ attempt, revision, ...donation });
  if (answer.kind === 'already-paid') return record(store, cashier, answer.paymentIntentId);
  if (answer.kind === 'failed') {
    const move = answer.needsNextRevision ? failRevision : failPayment;
    return store.setState((state) => move(state, answer.error));
  }
  const { paymentIntentId, clientSecret } = answer;
  store.setState((state) => receiveIntent(state, paymentIntentId, donation));
  const confirmation = await cashier.confirmCard(clientSecret, donation);
  if (confirmation.kind === 'failed') return fail(store, confirmation.error);
  await record(store, cashier, paymentIntentId);
}

async function record(
  store: DonationStore,
  cashier: Cashier,
  paymentIntentId: string,
): Promise<void> {
  store.setState((state) => startRecording(state, paymentIntentId));
  const outcome = await cashier.record(paymentIntentId);
  if (outcome === 'unpaid') return fail(store, PAYMENT_MESSAGES.notSucceeded('processing'));
  store.setState((state) =>
    outcome === 'recorded' ? finish(state) : failRecording(state, paymentIntentId),
  );
}
