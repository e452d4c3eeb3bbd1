import { randomUUID } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import {
  type CampaignResponse,
  CAMPAIGN_MESSAGES,
  type CheckedCampaignRequest,
  TEST_MAILS_PER_HOUR,
} from '@raade/contracts/mail/campaigns';
import { isStaff } from '@raade/contracts/staff/claims';
import type { Actor } from '../../base/audit/actor.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { campaignMail } from '../compose/campaign-mail.ts';
import { emailFrame } from '../compose/outgoing-mail.ts';
import type { MailResult } from '../mail-provider.ts';
import { addressHash, normalizeAddress } from '../../base/address.ts';
import { mailProvider } from '../provider.ts';
import { reasonNotToSend } from '../suppressions/suppressed-kinds.ts';
import { reasonsIn, suppressionOf } from '../suppressions/suppression.ts';
import { unsubscribeUrl } from '../unsubscribe-token.ts';
import { MAIL_IS_OFF } from './start-campaign.ts';
import { addressInAuditLog } from '../address-in-audit-log.ts';
import { auditAction, auditActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { counterOf, countIn, hashOf, oneMore } from '../../base/limits/counter.ts';
import { isInService, accountWith } from '../../base/rights/account.ts';
import { digestOf } from './approval/campaign-digest.ts';

/**
 * Sends one mail as every recipient would get it, and waits for its result.
 *
 * @throws HttpsError of `admitTest`
 */
export async function sendTestMail(test: TestMail, actor: Actor): Promise<CampaignResponse> {
  const { subject, content, testEmail } = test;
  if (!isMailOn(await mailSwitchDocument().get())) return { success: false, message: MAIL_IS_OFF };
  const reasonAgainst = await reasonAgainstTest(test);
  if (reasonAgainst !== undefined) return { success: false, message: reasonAgainst };
  await admitTest(test, actor);
  // Each test has an id of its own, so that mail programs show two equal tests as two mails.
  const id = `test-${randomUUID()}`;
  const mail = campaignMail({
    campaign: { id, subject, content },
    delivery: { email: testEmail, first_name: null },
    unsubscribeUrl: unsubscribeUrl(id, testEmail),
    frame: await emailFrame(),
  });
  const [result] = await mailProvider().send([mail], id);
  return answerOf(result ?? { status: 'unknown', reason: 'The provider gave no answer.' });
}

/** The reason against a test. A test to staff counts as a receipt, so it goes out even if they have unsubscribed. */
async function reasonAgainstTest({ testEmail, to }: TestMail): Promise<string | undefined> {
  const reasons = reasonsIn(await suppressionOf(addressHash(testEmail)).get());
  return reasonNotToSend(to === 'elsewhere' ? 'campaign' : 'receipt', reasons);
}

/** The answer to staff about the result of a test mail. */
function answerOf(result: MailResult): CampaignResponse {
  if (result.status === 'sent') return { success: true, recipientCount: 1 };
  const advice = {
    temporary: 'The email service does not take mail right now. Please try again in a few minutes.',
    refused: 'The email service refused the email. Please check the address and the content.',
    blocked:
      'The email service takes no mail from this account now. Please check its quota and its sign-in.',
    unknown: 'The email may have been sent. Please look into the inbox before you try again.',
  }[result.status];
  return { success: false, message: `${advice} It says: ${result.reason}` };
}

/** Recipients of a test mail: the account that sends it, other staff accounts in service, and all other addresses. */
type TestRecipient = 'own' | 'staff' | 'elsewhere';

/** A test mail whose HTML is cleaned. `to` is the kind of its recipient, from `testRecipient`. */
interface TestMail extends Pick<CheckedCampaignRequest, 'subject' | 'content' | 'testEmail'> {
  readonly to: TestRecipient;
}

/**
 * The kind of recipient behind an address. A staff account is in service if it is enabled, verified, and has a role.
 *
 * @param uid of the account that sends
 */
export async function testRecipient(address: string, uid: string): Promise<TestRecipient> {
  const account = await accountWith(normalizeAddress(address));
  if (!account || !isInService(account) || !isStaff(account.customClaims ?? {})) return 'elsewhere';
  return account.uid === uid ? 'own' : 'staff';
}

/**
 * Records a test mail in the audit log before it is sent, with digests of its address and of its subject and HTML. A
 * test to an address other than the sender's own is also counted for the sender's account, in the same transaction.
 *
 * @throws HttpsError `resource-exhausted` after `TEST_MAILS_PER_HOUR` of the counted tests
 */
async function admitTest(mail: TestMail, actor: Actor): Promise<void> {
  const { subject, content, testEmail, to } = mail;
  const details = {
    address: addressInAuditLog(testEmail),
    text: digestOf([subject, content]),
    staff: to !== 'elsewhere',
  };
  const entry = [actor, 'send-test-email', null, details] as const;
  if (to === 'own') return auditAction(...entry);
  const counter = counterOf(`test_mails_${to}`, hashOf(actor.actor));
  await firestore().runTransaction(async (transaction) => {
    if (countIn(await transaction.get(counter)) >= TEST_MAILS_PER_HOUR[to]) {
      throw new HttpsError('resource-exhausted', CAMPAIGN_MESSAGES.tooManyTests);
    }
    transaction.set(counter, oneMore(), { merge: true });
    auditActionWith(transaction, ...entry);
  });
}
