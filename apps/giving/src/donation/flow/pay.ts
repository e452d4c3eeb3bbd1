import type { IntentAnswer, PaymentGateway, RequestRecord } from './payment-gateway.ts';
import type { Donation } from './donation.ts';
import {
  type DonationStore,
  failPayment,
  failRecording,
  failRevision,
  finish,
  startNextRevision,
  startPayment,
  startRecording,
} from './donation-state.ts';
import { PAYMENT_MESSAGES } from './payment-messages.ts';

/**
 * The action of the Donate button: pays and records the donation, and updates the store. Does nothing during or after a
 * payment.
 *
 * @param gateway undefined while the payment system is loading
 */
export async function pay(
  store: DonationStore,
  gateway: PaymentGateway | undefined,
): Promise<void> {
  const { payment, donation } = store.getState();
  if (payment.status !== 'ready') return;
  if (!gateway) {
    fail(store, PAYMENT_MESSAGES.notReady);
    return;
  }
  if (!donation) {
    fail(store, PAYMENT_MESSAGES.noDonation);
    return;
  }
  if (!gateway.hasCardField()) {
    fail(store, PAYMENT_MESSAGES.noCardField);
    return;
  }
  store.setState((state) => startPayment(state, donation));
  if ((await charge(store, gateway, donation)) === 'done') return;
  // The intent was canceled because of declined cards. The donor wants to pay with this card, so it is charged with
  // another intent.
  store.setState((state) => startNextRevision(state, donation));
  if ((await charge(store, gateway, donation)) === 'done') return;
  store.setState((state) => failRevision(state, PAYMENT_MESSAGES.notSucceeded('canceled')));
}

/** The action of the Try Again button for a paid donation that could not be recorded. Only records it. */
export async function recordPaid(store: DonationStore, request: RequestRecord): Promise<void> {
  const { payment, donation } = store.getState();
  if (payment.status === 'unrecorded' && donation) {
    await record(store, request, payment.paymentIntentId, donation);
  }
}

function fail(store: DonationStore, error: string, advice?: string): void {
  store.setState((state) => failPayment(state, error, advice));
}

/** `done`: the store has the result. `canceled`: nothing was charged, and this revision can never be charged. */
type Outcome = 'done' | 'canceled';

async function charge(
  store: DonationStore,
  gateway: PaymentGateway,
  donation: Donation,
): Promise<Outcome> {
  const { id: attempt, revision } = store.getState().attempt;
  const answer = await gateway.requestIntent({ attempt, revision, ...donation });
  switch (answer.kind) {
    case 'intent':
      return confirm(store, gateway, donation, answer);
    case 'already-paid':
      await record(store, gateway.record, answer.paymentIntentId, answer.paid);
      return 'done';
    case 'failed': {
      const transition = answer.needsNextRevision ? failRevision : failPayment;
      store.setState((state) => transition(state, answer.error));
      return 'done';
    }
    case 'canceled':
      return 'canceled';
  }
}

async function confirm(
  store: DonationStore,
  gateway: PaymentGateway,
  donation: Donation,
  { paymentIntentId, clientSecret }: Extract<IntentAnswer, { kind: 'intent' }>,
): Promise<Outcome> {
  const confirmation = await gateway.confirmCard(clientSecret, donation);
  if (confirmation.kind === 'canceled') return 'canceled';
  if (confirmation.kind === 'failed') fail(store, confirmation.error, confirmation.advice);
  else await record(store, gateway.record, paymentIntentId, donation);
  return 'done';
}

async function record(
  store: DonationStore,
  request: RequestRecord,
  paymentIntentId: string,
  paid: Donation,
): Promise<void> {
  store.setState((state) => startRecording(state, paymentIntentId, paid));
  const outcome = await request(paymentIntentId);
  if (outcome === 'unpaid') {
    fail(store, PAYMENT_MESSAGES.notSucceeded('processing'));
    return;
  }
  if (outcome === 'failed') {
    store.setState((state) => failRecording(state, paymentIntentId));
    return;
  }
  const receiptNumber = outcome === 'recorded' ? null : outcome.receiptNumber;
  store.setState((state) => finish(state, receiptNumber));
}
