import { CAMPAIGN_LIMITS } from '@raade/contracts/mail/campaigns';
import { passwordResetEmail, SAMPLE_PASSWORD_RESET } from '@raade/emails';
import '../../testing/test-environment.ts';
import { addressHash } from '../../base/address.ts';
import { mailProvider } from '../provider.ts';
import { headerProblem } from '../providers/with-safe-headers.ts';
import { unsubscribeUrl } from '../unsubscribe-token.ts';
import { SAMPLE_FACTS } from '../../releases/editions/live-facts.ts';
import { campaignMail } from './campaign-mail.ts';
import { frameWith, outgoingMail } from './outgoing-mail.ts';

const CAMPAIGN = {
  id: 'sample-campaign',
  subject: 'News for {{first_name}}',
  content:
    '<p>Hello {{ first_name }},</p><p>The doors open early. See <a href="https://example.org/a">the times</a>.</p>',
};
const EMAIL = 'Sam@Example.org';

function campaignMailTo(first_name: string | null, changes: Partial<typeof CAMPAIGN> = {}) {
  return campaignMail({
    campaign: { ...CAMPAIGN, ...changes },
    delivery: { email: EMAIL, first_name },
    unsubscribeUrl: unsubscribeUrl(CAMPAIGN.id, EMAIL),
    frame: frameWith(SAMPLE_FACTS),
  });
}

/** Megabytes that a worker of 512 has besides those of its libraries, with much to spare. */
const MOST_MB = 100;

const previewOf = (html: string) => /data-preview-text[^>]*>([^<]*)</.exec(html)?.[1];

test('a campaign greets its reader by name in its subject, HTML and text', () => {
  const { to, key, subject, html, text } = campaignMailTo('Sam');
  expect({ to, key, subject }).toEqual({
    to: 'sam@example.org',
    key: `campaign_sample-campaign_${addressHash(EMAIL)}`,
    subject: 'News for Sam',
  });
  expect(html).toContain('>Hello Sam,</p>');
  expect(text).toContain('Hello Sam,');
  expect(text).toContain('https://example.org/a');
  expect(previewOf(html)).toMatch(/^Hello Sam, The doors open early\. See the times/);
});

test.each([null, '', ' ', 'https://spam.example.org', 'Win at spam.example', 'x'.repeat(100)])(
  'a reader with the name %j is greeted without a name',
  (name) => {
    expect(campaignMailTo(name)).toMatchObject({
      subject: 'News for there',
      html: expect.stringContaining('>Hello there,</p>'),
    });
  },
);

test.each([
  ['<b>Sam', '&lt;b&gt;Sam', '<b>Sam'],
  ['S"a\'m & $& Co', 'S&quot;a&#39;m &amp; $&amp; Co', 'S"a\'m & $& Co'],
  ['{{first_name}}', 'first_name', 'first_name'],
  ['Sam\r\nBcc: eve', 'Sam Bcc: eve', 'there'],
])('the name %j is inserted as text', (name, inHtml, inSubject) => {
  const mail = campaignMailTo(name);
  const isGreeted = inSubject !== 'there';
  expect(mail.subject).toBe(`News for ${inSubject}`);
  expect(mail.html).toContain(isGreeted ? `>Hello ${inHtml},</p>` : '>Hello there,</p>');
  expect(headerProblem(mail)).toBeNull();
});

test('a campaign has an unsubscribe link in its headers and at its end (RFC 8058)', () => {
  const url = unsubscribeUrl(CAMPAIGN.id, EMAIL);
  const mail = campaignMailTo('Sam');
  expect(mail.headers).toEqual({
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mail.html).toContain(`href="${url}"`);
  expect(mail.text.replace(/\s+/g, '')).toContain(url);
});

test('the preview text of inboxes does not contain the address of a link', () => {
  const content = '<p><a href="https://example.org/a-long-address">Read</a> on, and on.</p>';
  expect(previewOf(campaignMailTo('Sam', { content }).html)).toBe('Read on, and on.');
});

test.each([120, 136, 140, 143, 147, 150])(
  'the preview text contains no part of a placeholder (after %i characters)',
  (characters) => {
    const content = `<p>${'a '.repeat(characters / 2)}{{ first_name }} and more</p>`;
    const preview = previewOf(campaignMailTo('Sam', { content }).html);
    expect(preview).toMatch(/^[a ]+(?:Sam( and more)?)?$/);
    expect(previewOf(campaignMailTo('Sam', { content: '<p>{{first_name}}</p>' }).html)).toBe('Sam');
  },
);

test('a campaign that was changed is composed with its current text', () => {
  campaignMailTo('Sam');
  expect(campaignMailTo('Sam', { subject: 'Other news' }).subject).toBe('Other news');
  expect(campaignMailTo('Eve').subject).toBe('News for Eve');
});

test('every mail contains the postal line of the settings', () => {
  process.env.EMAIL_POSTAL_LINE = '1 Sample Square, Houston';
  for (const { text } of [
    campaignMailTo('Sam'),
    outgoingMail('a', EMAIL, passwordResetEmail(SAMPLE_PASSWORD_RESET, frameWith(SAMPLE_FACTS))),
  ]) {
    expect(text).toContain('1 Sample Square, Houston');
    expect(text).not.toContain('6100 Sample Street');
  }
  delete process.env.EMAIL_POSTAL_LINE;
});

test('a batch of the longest campaign fits into the memory of a worker', () => {
  // Each word names the reader, so that the mail is longer than its content.
  const words = (CAMPAIGN_LIMITS.contentBytes - '<p></p>'.length) / '{{first_name}}'.length;
  const content = `<p>${'{{first_name}}'.repeat(words)}</p>`;
  const mails = Array.from({ length: mailProvider().batchSize }, () =>
    campaignMailTo('x'.repeat(40), { content }),
  );
  const composed = mails.reduce((sum, { html, text }) => sum + html.length + text.length, 0);
  expect(composed).toBeGreaterThan(2 * mails.length * CAMPAIGN_LIMITS.contentBytes);
  // As composed, at two bytes a character, and as a message.
  expect((3 * composed) / 1e6).toBeLessThan(MOST_MB);
});
