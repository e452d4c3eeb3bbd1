import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { addressHash } from '../../base/address.ts';
import { suppressionOf } from './suppression.ts';
import { withoutAddresses } from './without-addresses.ts';

/** Notes, in a transaction that may read no more, that a mail server has just said that an address has no mailbox. */
export function noteGone(transaction: Transaction, address: string, says: string): void {
  const reason = { since: Timestamp.now(), source: 'mail-server', says: withoutAddresses(says) };
  const document = suppressionOf(addressHash(address));
  transaction.set(document, { reasons: { 'hard-bounce': reason } }, { merge: true });
}
