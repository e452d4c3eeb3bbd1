import { randomUUID } from 'node:crypto';
import type { CampaignResponse } from '@raade/contracts/mail/campaigns';
import type { Actor } from '../../base/audit/actor.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { campaignMail } from '../compose/campaign-mail.ts';
import { emailFrame } from '../compose/outgoing-mail.ts';
import type { MailResult } from '../mail-provider.ts';
import { addressHash } from '../../base/address.ts';
import { mailProvider } from '../provider.ts';
import { barOf } from '../suppressions/bars.ts';
import { reasonsIn, suppressionOf } from '../suppressions/suppression.ts';
import { unsubscribeUrl } from '../unsubscribe/unsubscribe-token.ts';
import { admitTest, type TestMail } from './admit-test.ts';
import { MAIL_IS_OFF } from './start-campaign.ts';

/**
 * Sends one mail as every recipient would get it, and waits for its result.
 *
 * @throws HttpsError of `admitTest`
 */
export async function sendTestMail(test: TestMail, actor: Actor): Promise<CampaignResponse> {
  const { subject, content, testEmail } = test;
  if (!isMailOn(await mailSwitchDocument().get())) return { success: false, message: MAIL_IS_OFF };
  const bar = await barOfTest(test);
  if (bar !== undefined) return { success: false, message: bar };
  await admitTest(test, actor);
  // Each test is a mail of its own, whatever mail programs make of two that are alike.
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

/** Why no test goes to an address. Staff who have unsubscribed get one all the same, since they test at work. */
async function barOfTest({ testEmail, to }: TestMail): Promise<string | undefined> {
  const reasons = reasonsIn(await suppressionOf(addressHash(testEmail)).get());
  return barOf(to === 'elsewhere' ? 'campaign' : 'receipt', reasons);
}

/** The answer to staff about a test mail that did not go out. */
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
