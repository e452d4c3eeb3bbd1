import { firestore } from '../firestore.ts';
import { normalizeAddress } from '../mail/address.ts';
import { queueAccountMail } from '../outbox/account-mail.ts';
import { accountWith } from '../staff-accounts/account-with.ts';
import { readPerson } from '../staff-accounts/person.ts';
import { admitReset, type Asked, takeFromTotal } from './admit-reset.ts';

/**
 * Queues a mail with a link that sets a new password, if the address is that of somebody with a role; also of somebody
 * who was invited and came too late for the first link.
 *
 * @throws HttpsError of `admitReset`
 */
export async function requestPasswordReset(asked: Asked): Promise<void> {
  const isAdmitted = await admitReset(asked);
  const account = await accountInUse(normalizeAddress(asked.email));
  if (!isAdmitted || !account) return;
  await firestore().runTransaction(async (transaction) => {
    if (await takeFromTotal(transaction)) queueAccountMail(transaction, 'password-reset', account);
  });
}

/** An invitation that came to its end has to be sent again by whoever may. */
async function accountInUse(email: string): Promise<{ uid: string; to: string } | undefined> {
  const account = await accountWith(email);
  const person = account && (await readPerson(account.uid));
  if (!person || person.isDisabled || person.roles.length === 0) return undefined;
  const { uid, invitedUntil } = person;
  if (invitedUntil !== null && Date.parse(invitedUntil) <= Date.now()) return undefined;
  return { uid, to: email };
}
