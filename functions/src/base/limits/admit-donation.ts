import {
  DONATION_RATE_MESSAGES,
  DONATION_RATES,
  type DonationRateReason,
} from '@raade/contracts/money/donation-limits';
import { collection, firestore } from '../firestore.ts';
import { counterOf, countIn, oneMore, windowOf } from './counter.ts';
import { mailboxOf } from './mailbox.ts';
import { countFor, isOver, type NetworkBound } from './network-bound.ts';
import type { Network } from './network.ts';
import { takePlace, allDeclines, isHot } from './breaker.ts';
import { exhausted, type Challenge } from './challenge.ts';
import { commitEvent, eventDocument, type TakenEvent } from '../stripe/taken-event.ts';

/** The donor who asks for a payment; `networks` as `networksOf` names them. */
export interface Donor {
  attempt: string;
  /** The attempt's revision that the payment is for. */
  revision: number;
  email: string;
  networks: readonly Network[];
  challenge: Challenge;
}

const INTENTS: NetworkBound = {
  kind: 'intents_network',
  limit: DONATION_RATES.intentsPerNetwork,
};
const DECLINES: NetworkBound = {
  kind: 'declines_network',
  limit: DONATION_RATES.declinesPerNetwork,
};

/**
 * Counts a new intent, before it is made: once for each revision of an attempt, however often it is asked for. A donor
 * who has to wait leaves nothing behind.
 *
 * @throws HttpsError `resource-exhausted` with `{ reason }` if the donor has to wait.
 */
export async function admitIntent(donor: Donor, now = Date.now()): Promise<void> {
  const { attempt, challenge, networks } = donor;
  const [hasBegunMany, hasMetMany] = await Promise.all([
    isOver(INTENTS, networks, now),
    isOver(DECLINES, networks, now),
  ]);
  if (hasBegunMany) throw tooMany('too-many-payments');
  if (hasMetMany) throw tooMany('too-many-declines');

  if (challenge === 'due' && !(await takePlace(attempt, now))) throw tooMany('challenge');

  if (await admitDonor(donor, now)) await countFor(INTENTS, networks, now);
}

/** @returns false if this revision was counted before */
function admitDonor(
  { attempt, revision, email, networks, challenge }: Donor,
  now: number,
): Promise<boolean> {
  const attemptIntents = attemptCounter(attempt);
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
    const isFull =
      begun >= DONATION_RATES.intentsPerAttempt ||
      countIn(ofEmail) >= DONATION_RATES.intentsPerEmail;
    if (isFull) throw tooMany('too-many-payments');

    const count = begun + 1;
    const names = networks.map(({ hash }) => hash);
    transaction.set(attemptIntents, {
      ...oneMore(now),
      ...{ count, window, revision, challenge },
      networks: names,
    });
    transaction.set(emailIntents, oneMore(now), { merge: true });
    return true;
  });
}

/** The document that counts an attempt's intents of a window, and keeps the last of them and the networks it came from. */
export function attemptCounter(attempt: string) {
  return collection('limits').doc(`intents_attempt_${attempt}`);
}

function tooMany(reason: DonationRateReason) {
  return exhausted(DONATION_RATE_MESSAGES, reason);
}

interface Decline {
  paymentIntentId: string;
  attempt: string;
  email: string;
}

/**
 * Counts a declined card for its intent, its address and its networks, once for each event.
 *
 * @returns how many cards were declined for the intent so far
 */
export async function countDecline(event: TakenEvent, decline: Decline): Promise<number> {
  const intent = collection('limits').doc(`declines_intent_${decline.paymentIntentId}`);
  const isNew = await firestore().runTransaction(async (transaction) => {
    const [taken, attempt] = await transaction.getAll(
      eventDocument(event),
      attemptCounter(decline.attempt),
    );
    if (taken?.exists) return false;

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
  // Outside the transaction: all declines would wait for its lock, and with them what stops them.
  if (isNew) await allDeclines().set(oneMore(), { merge: true });
  return countIn(await intent.get());
}

/**
 * How many cards an intent may have declined: only one while cards are being tried out, if nobody knows whether a
 * script began it. An honest donor goes on with the next intent, and is asked for a challenge then.
 */
export async function declinesAllowed(attempt: string): Promise<number> {
  const known = await attemptCounter(attempt).get();
  const isSuspect = known.get('challenge') === 'due' && (await isHot());
  return isSuspect ? 1 : DONATION_RATES.declinesPerIntent;
}
