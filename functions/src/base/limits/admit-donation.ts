import {
  DONATION_RATE_MESSAGES,
  DONATION_RATES,
  type DonationRateReason,
} from '@raade/contracts/money/donation-limits';
import { collection, firestore } from '../firestore.ts';
import { counterOf, countIn, oneMore, windowOf } from './counter.ts';
import { mailboxOf } from './mailbox.ts';
import { countFor, isLimitReached, type NetworkBound } from './network-bound.ts';
import type { Network } from './network.ts';
import { reservePlace, allDeclines, isCardTesting } from './card-testing.ts';
import { limitError, type Challenge } from './challenge.ts';
import { commitEvent, eventDocument, type StripeEvent } from '../stripe/stripe-event.ts';

/** A donor who starts a payment, with the networks of the call. */
export interface Donor {
  attempt: string;
  /** Revision of the attempt. */
  revision: number;
  email: string;
  networks: readonly Network[];
  challenge: Challenge;
}

const INTENTS: NetworkBound = { kind: 'intents_network', limit: DONATION_RATES.intentsPerNetwork };
const DECLINES: NetworkBound = {
  kind: 'declines_network',
  limit: DONATION_RATES.declinesPerNetwork,
};

/**
 * Checks all limits on payments before a PaymentIntent is created, and counts it: once for each revision of an attempt,
 * however often it is requested. A refused call is not counted.
 *
 * @throws HttpsError `resource-exhausted` with `{ reason }` if the donor has to wait.
 */
export async function admitIntent(donor: Donor, now = Date.now()): Promise<void> {
  const { attempt, challenge, networks } = donor;
  const [hasStartedTooMany, hasTooManyDeclines] = await Promise.all([
    isLimitReached(INTENTS, networks, now),
    isLimitReached(DECLINES, networks, now),
  ]);
  if (hasStartedTooMany) throw tooMany('too-many-payments');
  if (hasTooManyDeclines) throw tooMany('too-many-declines');

  if (challenge === 'due' && !(await reservePlace(attempt, now))) throw tooMany('challenge');

  if (await countIntent(donor, now)) await countFor(INTENTS, networks, now);
}

/** @returns false if this revision was counted before */
function countIntent(
  { attempt, revision, email, networks, challenge }: Donor,
  now: number,
): Promise<boolean> {
  const attemptIntents = attemptCounter(attempt);
  const emailIntents = counterOf('intents_email', mailboxOf(email), now);
  const emailDeclines = counterOf('declines_email', mailboxOf(email), now);
  return firestore().runTransaction(async (transaction) => {
    const [attemptCount, emailCount, declineCount] = await transaction.getAll(
      attemptIntents,
      emailIntents,
      emailDeclines,
    );
    if (countIn(declineCount) >= DONATION_RATES.declinesPerEmail)
      throw tooMany('too-many-declines');
    if (attemptCount?.get('revision') === revision) return false;
    const window = windowOf(now);
    // Firestore deletes an expired counter within a day, so this one may be of an earlier window.
    const startedIntents = attemptCount?.get('window') === window ? countIn(attemptCount) : 0;
    const isFull =
      startedIntents >= DONATION_RATES.intentsPerAttempt ||
      countIn(emailCount) >= DONATION_RATES.intentsPerEmail;
    if (isFull) throw tooMany('too-many-payments');

    transaction.set(attemptIntents, {
      ...oneMore(now),
      count: startedIntents + 1,
      window,
      revision,
      challenge,
      networks: networks.map(({ hash }) => hash),
    });
    transaction.set(emailIntents, oneMore(now), { merge: true });
    return true;
  });
}

/** The counter of an attempt: its intents in the current window, the revision of the last one and its networks. */
export function attemptCounter(attempt: string) {
  return collection('limits').doc(`intents_attempt_${attempt}`);
}

function tooMany(reason: DonationRateReason) {
  return limitError(DONATION_RATE_MESSAGES, reason);
}

interface Decline {
  paymentIntentId: string;
  attempt: string;
  email: string;
}

/**
 * Counts a declined card for its intent, its address and its networks, once for each Stripe event.
 *
 * @returns number of declined cards of the intent
 */
export async function countDecline(event: StripeEvent, decline: Decline): Promise<number> {
  const intent = collection('limits').doc(`declines_intent_${decline.paymentIntentId}`);
  const isNew = await firestore().runTransaction(async (transaction) => {
    const [processedEvent, attempt] = await transaction.getAll(
      eventDocument(event),
      attemptCounter(decline.attempt),
    );
    if (processedEvent?.exists) return false;

    const emailDeclines = counterOf('declines_email', mailboxOf(decline.email));
    const counters = [intent, emailDeclines];
    const networks: unknown = attempt?.get('networks');
    for (const hash of Array.isArray(networks) ? networks : []) {
      counters.push(counterOf(DECLINES.kind, String(hash)));
    }
    for (const counter of counters) transaction.set(counter, oneMore(), { merge: true });
    commitEvent(transaction, event, {
      paymentIntentId: decline.paymentIntentId,
      source: 'webhook',
    });
    return true;
  });
  // This counter is outside the transaction, since all declines would wait for the lock of its one document.
  if (isNew) await allDeclines().set(oneMore(), { merge: true });
  return countIn(await intent.get());
}

/**
 * Limit on declined cards of an intent. While stolen cards are being tested, an intent without an App Check token gets
 * only one. An honest donor continues with the next intent, which asks for the token.
 */
export async function declinesAllowed(attempt: string): Promise<number> {
  const counter = await attemptCounter(attempt).get();
  const isSuspect = counter.get('challenge') === 'due' && (await isCardTesting());
  return isSuspect ? 1 : DONATION_RATES.declinesPerIntent;
}
