import '../src/testing/test-environment.ts';
import { createHmac } from 'node:crypto';
import { EMAIL_UNSUBSCRIBE } from '@raade/contracts/callables';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../src/firestore.ts';
import { unsubscribeUrl } from '../src/mail/unsubscribe/unsubscribe-token.ts';
import { startFunctionServer, type FunctionServer } from '../src/testing/function-server.ts';

const tokenFor = (campaign: string, address: string) =>
  new URL(unsubscribeUrl(campaign, address)).searchParams.get('token') ?? '';

const token = tokenFor('spring', 'ada@example.org');
const other = tokenFor('autumn', 'bo@example.org');
const [campaign = '', hash = '', signature = ''] = token.split('.');
const [, otherHash = '', otherSignature = ''] = other.split('.');

const signedWith = (secret: string) =>
  createHmac('sha256', secret).update(`${campaign}.${hash}`).digest('base64url');

const replaced = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

const FORGED: Readonly<Record<string, string>> = {
  nothing: '',
  dots: '..',
  'no signature': `${campaign}.${hash}.`,
  'the signature of another': `${campaign}.${hash}.${otherSignature}`,
  'the address of another': `${campaign}.${otherHash}.${signature}`,
  'another campaign': `winter.${hash}.${signature}`,
  'another case': token.toUpperCase(),
  'a signature with no secret': `${campaign}.${hash}.${createHmac('sha256', '').update(`${campaign}.${hash}`).digest('base64url')}`,
  'a signature with a secret that is easy to guess': `${campaign}.${hash}.${signedWith('secret')}`,
  'a part too many': `${token}.${signature}`,
  'a space before': ` ${token}`,
  'a line after': `${token}\n`,
  'the same twice': token + token,
  'padding after': `${token}=`,
  'nine thousand letters': 'a'.repeat(9000),
  'a campaign with a way out of its folder': `../${campaign}.${hash}.${signature}`,
  'an object': '[object Object]',
  ...Object.fromEntries(
    Array.from({ length: token.length }, (_, at) => [
      `another letter at ${at}`,
      replaced(token, at),
    ]),
  ),
};

let server: FunctionServer;

beforeAll(async () => {
  server = await startFunctionServer();
});
afterAll(async () => {
  await server.close();
  await firestore().terminate();
});

const suppressed = async () =>
  (await firestore().collection(COLLECTIONS.suppressions).get()).docs.map(({ id }) => id);

describe('unsubscribe links →', () => {
  test.each(Object.entries(FORGED))('%s ends nobody’s subscription', async (_what, forged) => {
    const url = `${server.url}/${EMAIL_UNSUBSCRIBE}?token=${encodeURIComponent(forged)}`;
    expect((await fetch(url, { method: 'POST' })).status).toBe(400);
    expect(await suppressed()).toEqual([]);
  });

  test.each([
    ['twice', `token=${token}&token=${token}`],
    ['as a field', `token[id]=${token}`],
    ['under another name', `Token=${token}`],
  ])('a token that comes %s ends nobody’s subscription', async (_how, query) => {
    const url = `${server.url}/${EMAIL_UNSUBSCRIBE}?${query}`;
    expect((await fetch(url, { method: 'POST' })).status).toBe(400);
    expect(await suppressed()).toEqual([]);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s ends nobody’s subscription',
    async (method) => {
      await fetch(`${server.url}/${EMAIL_UNSUBSCRIBE}?token=${token}`, { method });
      expect(await suppressed()).toEqual([]);
    },
  );
});

test('a good link does', async () => {
  const url = `${server.url}/${EMAIL_UNSUBSCRIBE}?token=${token}`;
  expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  expect(await suppressed()).toEqual([hash]);
});
