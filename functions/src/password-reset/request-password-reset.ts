import { firestore } from '../firestore.ts';
import { normalizeAddress } from '../mail/address.ts';
import { queueAccountMail } from '../outbox/account-mail.ts';
import { isStaffInService } from '../people/account.ts';
import { accountWith } from '../staff-accounts/account-with.ts';
import { admitReset, type Asked, takeFromTotal } from './admit-reset.ts';

/**
 * Queues a mail with a link that sets a new password, if the address belongs to an account in service with a role.
 *
 * @throws HttpsError of `admitReset`
 */
export async function requestPasswordReset(asked: Asked): Promise<void> {
  const isAdmitted = await admitReset(asked);
  const to = normalizeAddress(asked.email);
  const account = await accountWith(to);
  if (!isAdmitted || !account || !isStaffInService(account)) return;
  await firestore().runTransaction(async (transaction) => {
    if (await takeFromTotal(transaction)) {
      queueAccountMail(transaction, { kind: 'password-reset', uid: account.uid, to });
    }
  });
}
