import { HttpsError } from 'firebase-functions/https';
import { PASSWORD_RESET_RATES } from '@raade/contracts/people/password';
import { firestore } from '../firestore.ts';
import { counterOf, countIn, hashOf, oneMore } from '../limits/counter.ts';
import { mailboxOf } from '../limits/mailbox.ts';
import { countFor, isOver, type NetworkBound } from '../limits/network-bound.ts';
import type { Network } from '../limits/network.ts';

export interface Asked {
  readonly email: string;
  /** As `networksOf` names them. */
  readonly networks: readonly Network[];
}

const BOUND: NetworkBound = { kind: 'resets_network', limit: PASSWORD_RESET_RATES.perNetwork };

/**
 * Counts a call for its networks, its mailbox and in all. The networks' share is refused aloud; what is too much for one
 * mailbox or in all is only not sent, since an answer of its own would tell something of the address.
 *
 * @returns true if a mail may go out
 * @throws HttpsError `resource-exhausted` if the network has asked too often
 */
export async function admitReset({ email, networks }: Asked, now = Date.now()): Promise<boolean> {
  if (await isOver(BOUND, networks, now)) {
    throw new HttpsError(
      'resource-exhausted',
      'Too many requests came from your network. Please wait an hour, then try again.',
    );
  }
  await countFor(BOUND, networks, now);
  return admitMail(email, now);
}

async function admitMail(email: string, now: number): Promise<boolean> {
  const ofMailbox = counterOf('resets_mailbox', mailboxOf(email), now);
  const ofAll = counterOf('resets_total', hashOf('total'), now);
  const [byMailbox, inAll] = await firestore().getAll(ofMailbox, ofAll);
  const isEnough =
    countIn(byMailbox) >= PASSWORD_RESET_RATES.perMailbox ||
    countIn(inAll) >= PASSWORD_RESET_RATES.inTotal;
  const batch = firestore().batch();
  for (const counter of [ofMailbox, ofAll]) batch.set(counter, oneMore(now), { merge: true });
  await batch.commit();
  return !isEnough;
}
