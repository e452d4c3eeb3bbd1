import { HttpsError } from 'firebase-functions/https';
import {
  CAMPAIGN_MESSAGES,
  type CheckedCampaignRequest,
  TEST_MAILS_ELSEWHERE_PER_HOUR,
} from '@raade/contracts/campaigns';
import { isStaff } from '@raade/contracts/people/claims';
import { addressInAuditLog } from '../mail/address-in-audit-log.ts';
import type { Actor } from '../audit/actor.ts';
import { noteAction, noteActionWith } from '../audit/audit-log.ts';
import { firestore } from '../firestore.ts';
import { counterOf, countIn, hashOf, oneMore } from '../limits/counter.ts';
import { normalizeAddress } from '../mail/address.ts';
import { isInService } from '../people/account.ts';
import { accountWith } from '../staff-accounts/account-with.ts';
import { digestOf } from './approval/campaign-digest.ts';

/** A test mail whose HTML is cleaned; `isToStaff` as `isStaffAddress` says of its address. */
export interface TestMail extends Pick<
  CheckedCampaignRequest,
  'subject' | 'content' | 'testEmail'
> {
  readonly isToStaff: boolean;
}

/** True if the address is that of a staff account in service: enabled, verified, with a role. */
export async function isStaffAddress(address: string): Promise<boolean> {
  const account = await accountWith(normalizeAddress(address));
  return account !== undefined && isInService(account) && isStaff(account.customClaims ?? {});
}

/**
 * Notes a test mail in the audit log before it is sent, with digests of its address and of its subject and HTML. One to
 * an address outside the staff is counted for the account that sends it, in the same transaction.
 *
 * @throws HttpsError `resource-exhausted` after `TEST_MAILS_ELSEWHERE_PER_HOUR` of these
 */
export async function admitTest(mail: TestMail, actor: Actor): Promise<void> {
  const { subject, content, testEmail, isToStaff } = mail;
  const details = {
    address: addressInAuditLog(testEmail),
    text: digestOf([subject, content]),
    staff: isToStaff,
  };
  const entry = { action: 'send-test-email' as const, ...actor, subject: null, details };
  if (isToStaff) return noteAction(entry);
  const counter = counterOf('test_mails', hashOf(actor.actor));
  await firestore().runTransaction(async (transaction) => {
    if (countIn(await transaction.get(counter)) >= TEST_MAILS_ELSEWHERE_PER_HOUR) {
      throw new HttpsError('resource-exhausted', CAMPAIGN_MESSAGES.tooManyTests);
    }
    transaction.set(counter, oneMore(), { merge: true });
    noteActionWith(transaction, entry);
  });
}
