import '../../testing/test-environment.ts';
import { CAMPAIGN_LIMITS } from '@raade/contracts/campaigns';
import { campaignQueue } from '../../campaigns/campaign-queue.ts';
import { batchSizeOf } from '../../deliveries/batch-size.ts';
import { MOST_CHARACTERS } from '../mail-provider.ts';
import { BREVO_BATCH_SIZE, brevoRequest, partsOf } from '../providers/brevo-request.ts';
import { unsubscribeUrl } from '../unsubscribe/unsubscribe-token.ts';
import { SAMPLE_FACTS } from '../../editions/live-facts.ts';
import { campaignLength, campaignMail } from './campaign-mail.ts';
import { frameWith } from './email-frame.ts';

const TAGS = '<p></p>';
/** In a script whose letters take two bytes of memory each, and three as sent. */
const LONGEST = {
  id: 'sample-campaign',
  subject: 'News',
  content: `<p>${'ẹ'.repeat((CAMPAIGN_LIMITS.contentBytes - TAGS.length) / 3)}</p>`,
};
const BREVO = {
  EMAIL_PROVIDER: 'brevo',
  EMAIL_SENDER_NAME: 'RAADE',
  EMAIL_SENDER_ADDRESS: 'hello@example.org',
  EMAIL_TAX_WORDING: 'Sample wording.',
} as const;
/** Megabytes that a worker of 512 has besides those of its libraries, with much to spare. */
const MOST_MB = 100;

function batchOf(campaign: typeof LONGEST) {
  const queue = { charactersPerMail: () => campaignLength(campaign) };
  const size = batchSizeOf(queue, { batchSize: BREVO_BATCH_SIZE });
  return Array.from({ length: size }, (_, index) => {
    const email = `reader-${index}@example.org`;
    const delivery = { email, first_name: 'Sample' };
    return campaignMail({
      ...{ campaign, delivery, frame: frameWith(SAMPLE_FACTS) },
      unsubscribeUrl: unsubscribeUrl(campaign.id, email),
    });
  });
}

test('a batch of the longest campaign, and the bodies of its calls, fit into a worker', () => {
  const mails = batchOf(LONGEST);
  const composed = mails.reduce((sum, { html, text }) => sum + html.length + text.length, 0);
  const bodies = partsOf(mails).map((part) => JSON.stringify(brevoRequest(part, 'batch', BREVO)));
  const sent = bodies.reduce((sum, body) => sum + body.length, 0);
  expect(composed).toBeGreaterThan(0.9 * MOST_CHARACTERS);
  expect((2 * (composed + sent)) / 1e6).toBeLessThan(MOST_MB);
});

test('a mail that names its reader in each word is as long as its names make it', () => {
  const content = `<p>${'{{first_name}} '.repeat(1000)}</p>`;
  // In HTML and in text.
  expect(campaignLength({ ...LONGEST, content })).toBeGreaterThan(2 * 1000 * 40);
});

test('a worker knows how long the mails of a campaign are before it takes them', () => {
  const queue = campaignQueue(LONGEST.id, LONGEST);
  const [mail] = batchOf(LONGEST);
  const length = (mail?.html.length ?? 0) + (mail?.text.length ?? 0);
  expect(queue.charactersPerMail()).toBeGreaterThan(0.99 * length);
});

test('a short campaign still goes out by hundreds', () => {
  const short = { ...LONGEST, content: '<p>The doors open early.</p>' };
  expect(batchOf(short).length).toBeGreaterThan(500);
});
