import { firestore } from '../../base/firestore.ts';
import { normalizeAddress } from '../../base/address.ts';
import { queueNewMail } from '../../mail/outbox/queue-mail.ts';
import { isStaffInService } from '../../base/rights/account.ts';
import { accountWith } from '../../base/rights/account-with.ts';
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
      queueNewMail(transaction, { kind: 'password-reset', uid: account.uid, to });
    }
  });
}
