import type { DonationStore } from '../donation.store.ts';
import type { AskForRecord, Cashier } from './cashier.ts';
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
 * how far it came. Does nothing while a payment is under way, and once there is one.
 * @param cashier undefined while the payment system is loading
 */
export async function pay(store: DonationStore, cashier: Cashier | undefined): Promise<void> {
  const { payment, donation } = store.getState();
  if (payment.status !== 'ready') return;
  if (!cashier) return fail(store, PAYMENT_MESSAGES.notReady);
  if (!donation) return fail(store, PAYMENT_MESSAGES.noDonation);
  if (!cashier.hasCardField()) return fail(store, PAYMENT_MESSAGES.noCardField);
  store.setState((state) => startPayment(state, donation));
  await charge(store, cashier, donation);
}

/** What the Try Again button of a donation does that is paid and not recorded: it only records it. */
export async function recordPaid(store: DonationStore, ask: AskForRecord): Promise<void> {
  const { payment } = store.getState();
  if (payment.status === 'unrecorded') await record(store, ask, payment.paymentIntentId);
}

function fail(store: DonationStore, error: string): void {
  store.setState((state) => failPayment(state, error));
}

async function charge(store: DonationStore, cashier: Cashier, donation: Donation): Promise<void> {
  const { id: attempt, revision } = store.getState().attempt;
  const answer = await cashier.requestIntent({ attempt, revision, ...donation });
  if (answer.kind === 'already-paid') return record(store, cashier.record, answer.paymentIntentId);
  if (answer.kind === 'failed') {
    const move = answer.needsNextRevision ? failRevision : failPayment;
    return store.setState((state) => move(state, answer.error));
  }
  const { paymentIntentId, clientSecret } = answer;
  store.setState((state) => receiveIntent(state, paymentIntentId, donation));
  const confirmation = await cashier.confirmCard(clientSecret, donation);
  if (confirmation.kind === 'failed') return fail(store, confirmation.error);
  await record(store, cashier.record, paymentIntentId);
}

async function record(
  store: DonationStore,
  ask: AskForRecord,
  paymentIntentId: string,
): Promise<void> {
  store.setState((state) => startRecording(state, paymentIntentId));
  const outcome = await ask(paymentIntentId);
  if (outcome === 'unpaid') return fail(store, PAYMENT_MESSAGES.notSucceeded('processing'));
  store.setState((state) =>
    outcome === 'recorded' ? finish(state) : failRecording(state, paymentIntentId),
  );
}
