import {
  DONATION_RATE_MESSAGES,
  DONATION_RATES,
  type DonationRateReason,
} from '@raade/contracts/money/donation-rates';
import { collection, firestore } from '../firestore.ts';
import { counterOf, countIn, oneMore, windowOf } from './counter.ts';
import { mailboxOf } from './mailbox.ts';
import { countFor, isOver, type NetworkBound } from './network-bound.ts';
import type { Network } from './network.ts';
import { takePlace } from './breaker.ts';
import { exhausted, type Challenge } from './challenge.ts';

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
export const DECLINES: NetworkBound = {
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
