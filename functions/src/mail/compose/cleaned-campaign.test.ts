import '../../testing/test-environment.ts';
import { cleanedCampaign } from './cleaned-campaign.ts';

const SUBJECT = 'Sample news, {{first_name}}';
const saying = (content: string) => ({ subject: SUBJECT, content });

test('a campaign is cleaned before it is kept', () => {
  const content = '<p onclick="x">Hello {{ first_name }}</p><script>x</script>';
  expect(cleanedCampaign(saying(content))).toEqual({
    subject: SUBJECT,
    content: '<p>Hello {{ first_name }}</p>',
  });
});

function refusalOf(campaign: Parameters<typeof cleanedCampaign>[0]): unknown {
  try {
    return { accepted: cleanedCampaign(campaign) };
  } catch (refusal) {
    return refusal;
  }
}

test.each([
  ['subject', { subject: 'News for {{ nickname }}', content: '<p>Sample</p>' }, '{{ nickname }}'],
  ['content', saying('<p>{{ contact.FIRSTNAME }}</p>'), '{{ contact.FIRSTNAME }}'],
  ['content', saying('<p>&#123;&#123;name&#125;&#125;</p>'), '{{name}}'],
  ['content', saying('<p>{<script></script>{name}}</p>'), '{{name}}'],
])('an unknown variable in the %s is named and refused', (path, campaign, variable) => {
  expect(refusalOf(campaign)).toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining(variable),
    details: { issues: [{ path, message: expect.stringContaining(variable) }] },
  });
});

test.each(['<script>alert(1)</script>', '<p> &nbsp; </p>', '<form><input></form>'])(
  'nothing is left to send of %s',
  (content) => {
    const few = 'Email content must be at least 10 characters';
    expect(() => cleanedCampaign(saying(content))).toThrow(few);
  },
);

test('a picture alone is something to send', () => {
  const content = '<img src="https://example.org/a.png" alt="" />';
  expect(cleanedCampaign(saying(content)).content).toBe(content);
});
