import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@raade/contracts/collections';
import {
  DONATION_RATE_MESSAGES,
  DONATION_RATES,
  type DonationRateReason,
} from '@raade/contracts/donations';
import { firestore } from '../firestore.ts';
import { commitEvent, eventDocument, type TakenEvent } from '../stripe/taken-event.ts';
import { counterOf, countIn, oneMore, windowOf } from './counter.ts';
import { mailboxOf } from './donor-key.ts';

/** The donor who asks for a payment; `network` as `networkOf` names it. */
export interface Donor {
  attempt: string;
  /** The attempt's revision that the payment is for. */
  revision: number;
  email: string;
  network: string;
}

/**
 * Counts a new intent, before it is made: once for each revision of an attempt, however often it is asked for.
 *
 * @throws HttpsError `resource-exhausted` with `{ reason }` if the donor has to wait.
 */
export async function admitIntent(donor: Donor, now = Date.now()): Promise<void> {
  const networkIntents = counterOf('intents_network', donor.network, now);
  const networkDeclines = counterOf('declines_network', donor.network, now);
  // Networks are counted outside the transaction: a whole campus would wait for its lock.
  const [begun, declined] = await firestore().getAll(networkIntents, networkDeclines);
  if (countIn(begun) >= DONATION_RATES.intentsPerNetwork) throw tooMany('too-many-payments');
  if (countIn(declined) >= DONATION_RATES.declinesPerNetwork) throw tooMany('too-many-declines');

  if (await admitDonor(donor, now)) await networkIntents.set(oneMore(now), { merge: true });
}

/** @returns false if this revision was counted before */
function admitDonor({ attempt, revision, email, network }: Donor, now: number): Promise<boolean> {
  const attemptIntents = attemptDocument(attempt);
  const emailIntents = counterOf('intents_email', mailboxOf(email), now);
  const emailDeclines = counterOf('declines_email', mailboxOf(email), now);
  return firestore().runTransaction(async (transaction) => {
    const [ofAttempt, ofEmail, declined] = await transaction.getAll(
      attemptIntents,
      emailIntents,
      emailDeclines,
    );
    if (countIn(declined) >= DONATION_RATES.declinesPerEmail) throw tooMany('too-many-declines');
    if (ofAttempt?.get('revision') === revision) return false;
    const window = windowOf(now);
    // Firestore deletes what has expired within a day, not at once.
    const begun = ofAttempt?.get('window') === window ? countIn(ofAttempt) : 0;
    const isOver =
      begun >= DONATION_RATES.intentsPerAttempt ||
      countIn(ofEmail) >= DONATION_RATES.intentsPerEmail;
    if (isOver) throw tooMany('too-many-payments');

    const count = begun + 1;
    transaction.set(attemptIntents, { ...oneMore(now), count, window, revision, network });
    transaction.set(emailIntents, oneMore(now), { merge: true });
    return true;
  });
}

interface Decline {
  paymentIntentId: string;
  attempt: string;
  email: string;
}

/**
 * Counts a declined card for its intent, its address and its network, once for each event.
 *
 * @returns how many cards were declined for the intent so far
 */
export async function countDecline(event: TakenEvent, decline: Decline): Promise<number> {
  const intent = intentDocument(decline.paymentIntentId);
  await firestore().runTransaction(async (transaction) => {
    const [taken, attempt] = await transaction.getAll(
      eventDocument(event),
      attemptDocument(decline.attempt),
    );
    if (taken?.exists) return;

    const emailDeclines = counterOf('declines_email', mailboxOf(decline.email));
    const counters = [intent, emailDeclines];
    const network: unknown = attempt?.get('network');
    if (typeof network === 'string') counters.push(counterOf('declines_network', network));
    for (const counter of counters) transaction.set(counter, oneMore(), { merge: true });
    commitEvent(transaction, event, decline.paymentIntentId);
  });
  return countIn(await intent.get());
}

function tooMany(reason: DonationRateReason): HttpsError {
  return new HttpsError('resource-exhausted', DONATION_RATE_MESSAGES[reason], { reason });
}

/** The document that counts an attempt's intents of a window, and keeps the last of them and the network it came from. */
function attemptDocument(attempt: string) {
  return firestore().collection(COLLECTIONS.limits).doc(`intents_attempt_${attempt}`);
}

function intentDocument(paymentIntentId: string) {
  return firestore().collection(COLLECTIONS.limits).doc(`declines_intent_${paymentIntentId}`);
}
