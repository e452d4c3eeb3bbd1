import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  passwordResetRequestSchema,
  type PasswordResetResponse,
  PASSWORD_RESET_RATES,
} from '@raade/contracts/staff/password';
import { visitorCall } from '../../base/call.ts';
import { notBefore } from './not-before.ts';
import { firestore } from '../../base/firestore.ts';
import { normalizeAddress } from '../../base/address.ts';
import { queueNewMail } from '../../mail/outbox/queue-mail.ts';
import { isStaffInService, accountWith } from '../../base/rights/account.ts';
import { counterOf, countIn, hashOf, oneMore } from '../../base/limits/counter.ts';
import { mailboxOf } from '../../base/limits/mailbox.ts';
import { countFor, isOver, type NetworkBound } from '../../base/limits/network-bound.ts';
import type { Network } from '../../base/limits/network.ts';

/** Longer than it takes to find an account and to queue a mail, whichever of it is done. */
const ANSWERS_AFTER_MS = 800;

/** Its answer is the same for every address, and takes as long. */
export const requestPasswordResetCall = visitorCall(
  passwordResetRequestSchema,
  async ({ email }, { networks }): Promise<PasswordResetResponse> => {
    await notBefore(ANSWERS_AFTER_MS, requestPasswordReset({ email, networks }));
    return { accepted: true };
  },
);

/**
 * Queues a mail with a link that sets a new password, if the address belongs to an account in service with a role.
 *
 * @throws HttpsError of `admitReset`
 */
async function requestPasswordReset(asked: Asked): Promise<void> {
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

interface Asked {
  readonly email: string;
  /** As `networksOf` names them. */
  readonly networks: readonly Network[];
}

const BOUND: NetworkBound = { kind: 'resets_network', limit: PASSWORD_RESET_RATES.perNetwork };

/**
 * Counts a call for its networks and its mailbox, whether the address has an account or not. Too many calls from a network
 * are refused; too many for a mailbox have the usual answer and no mail, since another would tell something of the address.
 *
 * @returns true if the mailbox may get a mail
 * @throws HttpsError `resource-exhausted` if the network has asked too often
 */
async function admitReset({ email, networks }: Asked, now = Date.now()): Promise<boolean> {
  if (await isOver(BOUND, networks, now)) {
    throw new HttpsError(
      'resource-exhausted',
      'Too many requests came from your network. Please wait an hour, then try again.',
    );
  }
  await countFor(BOUND, networks, now);
  const ofMailbox = counterOf('resets_mailbox', mailboxOf(email), now);
  const isAdmitted = countIn(await ofMailbox.get()) < PASSWORD_RESET_RATES.perMailbox;
  await ofMailbox.set(oneMore(now), { merge: true });
  return isAdmitted;
}

/**
 * Counts a mail in the total of the hour, within the transaction that queues it. Calls without a mail are not counted:
 * otherwise calls for made-up addresses would use up the total and keep links from the staff.
 *
 * @returns false if the total is reached
 */
async function takeFromTotal(transaction: Transaction, now = Date.now()): Promise<boolean> {
  const total = counterOf('resets_total', hashOf('total'), now);
  if (countIn(await transaction.get(total)) >= PASSWORD_RESET_RATES.inTotal) return false;
  transaction.set(total, oneMore(now), { merge: true });
  return true;
}
