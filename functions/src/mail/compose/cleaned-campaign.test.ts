import '../../testing/test-environment.ts';
import { cleanedCampaign } from './cleaned-campaign.ts';

const SUBJECT = 'Sample news, {{first_name}}';
const withContent = (content: string) => ({ subject: SUBJECT, content });

test('unsafe HTML is removed from a campaign', () => {
  const content = '<p onclick="x">Hello {{ first_name }}</p><script>x</script>';
  expect(cleanedCampaign(withContent(content))).toEqual({
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
  ['content', withContent('<p>{{ contact.FIRSTNAME }}</p>'), '{{ contact.FIRSTNAME }}'],
  ['content', withContent('<p>&#123;&#123;name&#125;&#125;</p>'), '{{name}}'],
  ['content', withContent('<p>{<script></script>{name}}</p>'), '{{name}}'],
])('an unknown variable in the %s is refused by name', (path, campaign, variable) => {
  expect(refusalOf(campaign)).toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining(variable),
    details: { issues: [{ path, message: expect.stringContaining(variable) }] },
  });
});

test.each(['<script>alert(1)</script>', '<p> &nbsp; </p>', '<form><input></form>'])(
  'the content %s is refused because cleaning leaves too little',
  (content) => {
    const few = 'Email content must be at least 10 characters';
    expect(() => cleanedCampaign(withContent(content))).toThrow(few);
  },
);

test('content of only a picture is accepted', () => {
  const content = '<img src="https://example.org/a.png" alt="" />';
  expect(cleanedCampaign(withContent(content)).content).toBe(content);
});
