import '../../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { EMAIL_UNSUBSCRIBE } from '@raade/contracts/base/callables';
import { firestore } from '../../base/firestore.ts';
import { useFunctionServer } from '../../testing/function-server.ts';
import { addressHash } from '../../base/address.ts';
import { campaignDocument } from '../campaigns/campaign-document.ts';
import { createCampaign } from '../campaigns/start-campaign.ts';
import { sweepCampaigns } from '../campaigns/sweep-campaigns.ts';
import { reasonsIn, suppressionOf } from '../suppressions/suppression.ts';
import { unsubscribeUrl } from '../unsubscribe-token.ts';

const CAMPAIGN = 'a-campaign';
const server = useFunctionServer();
let address: string;
let number = 0;

beforeEach(() => {
  number += 1;
  address = `reader-${number}@example.org`;
});
const urlFor = (token?: string) => {
  const url = new URL(unsubscribeUrl(CAMPAIGN, address));
  if (token !== undefined) url.searchParams.set('token', token);
  return `${server.url}/${EMAIL_UNSUBSCRIBE}${url.search}`;
};

async function post(form: Record<string, string> | FormData) {
  const body = form instanceof FormData ? form : new URLSearchParams(form);
  const response = await fetch(urlFor(), { method: 'POST', body });
  return { status: response.status, page: await response.text() };
}

const suppression = async () => (await suppressionOf(addressHash(address)).get()).data();

test('opening the link changes nothing, since scanners open it, too', async () => {
  const response = await fetch(urlFor());
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('<h1>Unsubscribe?</h1>');
  expect(page).toContain('<button name="action" value="unsubscribe">Unsubscribe</button>');
  expect(await suppression()).toBeUndefined();
  await fetch(urlFor(), { method: 'HEAD' });
  expect(await suppression()).toBeUndefined();
});

test.each(['a form', 'a multipart form'])(
  'one click in a mail program, which sends %s, unsubscribes the reader (RFC 8058)',
  async (form) => {
    const fields = { 'List-Unsubscribe': 'One-Click' };
    const parts = new FormData();
    for (const [name, value] of Object.entries(fields)) parts.set(name, value);
    const { status, page } = await post(form === 'a form' ? fields : parts);
    expect(status).toBe(200);
    expect(page).toContain('You are unsubscribed');
    expect(await suppression()).toEqual({
      reasons: {
        unsubscribed: { since: expect.any(Timestamp), source: 'link', campaign_id: CAMPAIGN },
      },
    });
  },
);

test('one button of the page unsubscribes, and another one subscribes again', async () => {
  expect((await post({ action: 'unsubscribe' })).page).toContain(
    '<button name="action" value="subscribe">Subscribe again</button>',
  );
  expect(await (await fetch(urlFor())).text()).toContain('You are unsubscribed');
  expect((await post({ action: 'subscribe' })).page).toContain('You are subscribed again');
  expect(await suppression()).toBeUndefined();
});

test('a campaign counts readers who unsubscribed by it and did not subscribe again', async () => {
  const campaign = campaignDocument(CAMPAIGN);
  const text = { subject: 'News', content: '<p>Hello</p>', recipientType: 'all' } as const;
  await createCampaign(CAMPAIGN, { ...text, forum_id: '2025' }, { actor: 'account-1' });
  await campaign.update({ status: 'sent' });
  const countAgain = async () => {
    await sweepCampaigns(Date.now() + 1000);
    return Number((await campaign.get()).get('unsubscribed'));
  };
  const before = await countAgain();
  await post({ action: 'unsubscribe' });
  expect(await countAgain()).toBe(before + 1);
  await post({ action: 'subscribe' });
  expect(await countAgain()).toBe(before);
});

test('subscribing again does not lift the suppression of a hard bounce', async () => {
  const source = 'brevo' as const;
  const bounced = { 'hard-bounce': { since: Timestamp.now(), source } };
  await suppressionOf(addressHash(address)).set({ reasons: bounced });
  await post({ action: 'unsubscribe' });
  const both = reasonsIn(await suppressionOf(addressHash(address)).get());
  expect(both).toEqual(['unsubscribed', 'hard-bounce']);
  await post({ action: 'subscribe' });
  expect(await suppression()).toEqual({ reasons: bounced });
});

test.each([['a-campaign.0.0'], [''], ['%00']])(
  'a page for the invalid token %j says what to do',
  async (token) => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(urlFor(token), { method });
      expect(response.status).toBe(400);
      const page = await response.text();
      expect(page).toContain('Please use the whole link');
      expect(page).not.toContain('<form');
    }
    expect(await suppression()).toBeUndefined();
  },
);

test.each([
  ['twice', (token: string) => `token=${token}&token=${token}`],
  ['as a field', (token: string) => `token[id]=${token}`],
  ['under another name', (token: string) => `Token=${token}`],
])('a token that is sent %s is refused', async (_how, queryOf) => {
  const token = new URL(urlFor()).searchParams.get('token') ?? '';
  const url = `${server.url}/${EMAIL_UNSUBSCRIBE}?${queryOf(token)}`;
  expect((await fetch(url, { method: 'POST' })).status).toBe(400);
  expect(await suppression()).toBeUndefined();
});

test('other methods are refused', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await fetch(urlFor(), { method });
    expect([method, response.status]).toEqual([method, 405]);
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
  }
  expect(await suppression()).toBeUndefined();
});

test('a change that cannot be stored is answered with an error page', async () => {
  const broken = jest.spyOn(firestore(), 'collection').mockImplementation(() => {
    throw new Error('Firestore is away');
  });
  const { status, page } = await post({ 'List-Unsubscribe': 'One-Click' });
  broken.mockRestore();
  expect(status).toBe(500);
  expect(page).toContain('Please try again in a moment');
});
