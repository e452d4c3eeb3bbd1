import '../../testing/test-environment.ts';
import { CAMPAIGN_LIMITS } from '@raade/contracts/mail/campaigns';
import { SAMPLE_FACTS } from '../../releases/editions/live-facts.ts';
import { mailProvider } from '../provider.ts';
import { unsubscribeUrl } from '../unsubscribe/unsubscribe-token.ts';
import { campaignMail } from './campaign-mail.ts';
import { frameWith } from './email-frame.ts';

const NAMED = '{{first_name}}';
/** Each word names the reader, so that the mail is longer than its content. */
const LONGEST = {
  id: 'sample-campaign',
  subject: 'News',
  content: `<p>${NAMED.repeat((CAMPAIGN_LIMITS.contentBytes - '<p></p>'.length) / NAMED.length)}</p>`,
};
const LONG_NAME = 'x'.repeat(40);
/** Megabytes that a worker of 512 has besides those of its libraries, with much to spare. */
const MOST_MB = 100;

test('a batch of the longest campaign, and its messages, fit into a worker', () => {
  const mails = Array.from({ length: mailProvider().batchSize }, (_, index) => {
    const email = `reader-${index}@example.org`;
    return campaignMail({
      campaign: LONGEST,
      delivery: { email, first_name: LONG_NAME },
      frame: frameWith(SAMPLE_FACTS),
      unsubscribeUrl: unsubscribeUrl(LONGEST.id, email),
    });
  });
  const composed = mails.reduce((sum, { html, text }) => sum + html.length + text.length, 0);
  expect(composed).toBeGreaterThan(2 * mails.length * CAMPAIGN_LIMITS.contentBytes);
  // As composed, at two bytes a character, and as a message.
  expect((3 * composed) / 1e6).toBeLessThan(MOST_MB);
});
