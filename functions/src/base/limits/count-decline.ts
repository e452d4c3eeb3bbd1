import { DONATION_RATES } from '@raade/contracts/money/donation-rates';
import { collection, firestore } from '../firestore.ts';
import { commitEvent, eventDocument, type TakenEvent } from '../stripe/taken-event.ts';
import { allDeclines, isHot } from './breaker.ts';
import { counterOf, countIn, oneMore } from './counter.ts';
import { attemptCounter, DECLINES } from './donation-limits.ts';
import { mailboxOf } from './mailbox.ts';

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
  const intent = intentDocument(decline.paymentIntentId);
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

function intentDocument(paymentIntentId: string) {
  return collection('limits').doc(`declines_intent_${paymentIntentId}`);
}
