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
import { countFor, isLimitReached, type NetworkBound } from '../../base/limits/network-bound.ts';
import type { Network } from '../../base/limits/network.ts';

/** Time of each answer in milliseconds: longer than finding an account and queuing a mail takes. */
const ANSWER_AFTER_MS = 800;

/** Answers the same for every address, after the same time, so that nobody learns which addresses have accounts. */
export const requestPasswordResetCall = visitorCall(
  passwordResetRequestSchema,
  async ({ email }, { networks }): Promise<PasswordResetResponse> => {
    await notBefore(ANSWER_AFTER_MS, requestPasswordReset({ email, networks }));
    return { accepted: true };
  },
);

/**
 * Queues a mail with a link that sets a new password, if the address belongs to an enabled account with a role.
 *
 * @throws HttpsError of `admitReset`
 */
async function requestPasswordReset(request: ResetRequest): Promise<void> {
  const isAdmitted = await admitReset(request);
  const to = normalizeAddress(request.email);
  const account = await accountWith(to);
  if (!isAdmitted || !account || !isStaffInService(account)) return;
  await firestore().runTransaction(async (transaction) => {
    if (await countInTotal(transaction)) {
      queueNewMail(transaction, { kind: 'password-reset', uid: account.uid, to });
    }
  });
}

interface ResetRequest {
  readonly email: string;
  /** The caller's networks, from `networksOf`. */
  readonly networks: readonly Network[];
}

const { perNetwork: limit } = PASSWORD_RESET_RATES;
const PER_NETWORK: NetworkBound = { kind: 'resets_network', limit };

/**
 * Counts a call for its networks and its mailbox, for unknown addresses, too. Too many calls from a network are
 * refused. Too many for a mailbox get the normal answer and no mail, since an error would reveal something about the
 * address.
 *
 * @returns true if the mailbox may get a mail
 * @throws HttpsError `resource-exhausted` if the network has made too many calls
 */
async function admitReset({ email, networks }: ResetRequest, now = Date.now()): Promise<boolean> {
  if (await isLimitReached(PER_NETWORK, networks, now)) {
    throw new HttpsError(
      'resource-exhausted',
      'Too many requests came from your network. Please wait an hour, then try again.',
    );
  }
  await countFor(PER_NETWORK, networks, now);
  const mailboxCounter = counterOf('resets_mailbox', mailboxOf(email), now);
  const isAdmitted = countIn(await mailboxCounter.get()) < PASSWORD_RESET_RATES.perMailbox;
  await mailboxCounter.set(oneMore(now), { merge: true });
  return isAdmitted;
}

/**
 * Counts a mail in the total of the hour, within the transaction that queues it. Calls without a mail do not count:
 * otherwise calls for invented addresses could block the mails of staff.
 *
 * @returns false if the total is reached
 */
async function countInTotal(transaction: Transaction, now = Date.now()): Promise<boolean> {
  const total = counterOf('resets_total', hashOf('total'), now);
  if (countIn(await transaction.get(total)) >= PASSWORD_RESET_RATES.inTotal) return false;
  transaction.set(total, oneMore(now), { merge: true });
  return true;
}
