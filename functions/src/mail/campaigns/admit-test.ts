import { HttpsError } from 'firebase-functions/https';
import {
  CAMPAIGN_MESSAGES,
  type CheckedCampaignRequest,
  TEST_MAILS_PER_HOUR,
} from '@raade/contracts/mail/campaigns';
import { isStaff } from '@raade/contracts/staff/claims';
import { addressInAuditLog } from '../address-in-audit-log.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { noteAction, noteActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { counterOf, countIn, hashOf, oneMore } from '../../base/limits/counter.ts';
import { normalizeAddress } from '../../base/address.ts';
import { isInService, accountWith } from '../../base/rights/account.ts';
import { digestOf } from './approval/campaign-digest.ts';

/** Recipients of a test mail: the account that sends it, other staff accounts in service, and all other addresses. */
export type TestRecipient = 'own' | 'staff' | 'elsewhere';

/** A test mail whose HTML is cleaned; `to` as `testRecipient` says of its address. */
export interface TestMail extends Pick<
  CheckedCampaignRequest,
  'subject' | 'content' | 'testEmail'
> {
  readonly to: TestRecipient;
}

/**
 * The kind of recipient that an address is. A staff account is in service if it is enabled, verified, and has a role.
 *
 * @param uid of the account that sends
 */
export async function testRecipient(address: string, uid: string): Promise<TestRecipient> {
  const account = await accountWith(normalizeAddress(address));
  if (!account || !isInService(account) || !isStaff(account.customClaims ?? {})) return 'elsewhere';
  return account.uid === uid ? 'own' : 'staff';
}

/**
 * Notes a test mail in the audit log before it is sent, with digests of its address and of its subject and HTML. One to
 * another address than its sender's is counted for the account that sends it, in the same transaction.
 *
 * @throws HttpsError `resource-exhausted` after `TEST_MAILS_PER_HOUR` of these
 */
export async function admitTest(mail: TestMail, actor: Actor): Promise<void> {
  const { subject, content, testEmail, to } = mail;
  const details = {
    address: addressInAuditLog(testEmail),
    text: digestOf([subject, content]),
    staff: to !== 'elsewhere',
  };
  const entry = [actor, 'send-test-email', null, details] as const;
  if (to === 'own') return noteAction(...entry);
  const counter = counterOf(`test_mails_${to}`, hashOf(actor.actor));
  await firestore().runTransaction(async (transaction) => {
    if (countIn(await transaction.get(counter)) >= TEST_MAILS_PER_HOUR[to]) {
      throw new HttpsError('resource-exhausted', CAMPAIGN_MESSAGES.tooManyTests);
    }
    transaction.set(counter, oneMore(), { merge: true });
    noteActionWith(transaction, ...entry);
  });
}
