import '../src/testing/test-environment.ts';
import { createHmac } from 'node:crypto';
import { EMAIL_UNSUBSCRIBE } from '@raade/contracts/callables';
import { COLLECTIONS } from '@raade/contracts/collections';
import { checkCells } from '@raade/contracts/testing/matrix';
import { firestore } from '../src/firestore.ts';
import { unsubscribeUrl } from '../src/mail/unsubscribe/unsubscribe-token.ts';
import { useFunctionServer } from '../src/testing/function-server.ts';

// A matrix takes its time on a busy machine.
jest.setTimeout(300_000);

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

const server = useFunctionServer();

const suppressed = async () =>
  (await firestore().collection(COLLECTIONS.suppressions).get()).docs.map(({ id }) => id);

const post = (query: string, method = 'POST') =>
  fetch(`${server.url}/${EMAIL_UNSUBSCRIBE}?${query}`, { method });

test('a link that is forged, or is not sent as a good one, ends nobody’s subscription', async () => {
  const queries = Object.entries(FORGED).map(([what, forged]) => [
    what,
    `token=${encodeURIComponent(forged)}`,
  ]);
  await checkCells({
    cells: [
      ...queries,
      ['a token that comes twice', `token=${token}&token=${token}`],
      ['a token as a field', `token[id]=${token}`],
      ['a token under another name', `Token=${token}`],
    ],
    nameOf: ([what = '']) => what,
    check: async ([, query = '']) => {
      expect((await post(query)).status).toBe(400);
      expect(await suppressed()).toEqual([]);
    },
  });
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    await post(`token=${token}`, method);
    expect([method, await suppressed()]).toEqual([method, []]);
  }
});

test('a good link does', async () => {
  expect((await post(`token=${token}`)).status).toBe(200);
  expect(await suppressed()).toEqual([hash]);
});
