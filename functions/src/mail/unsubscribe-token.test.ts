import '../testing/test-environment.ts';
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { addressHash } from '../base/address.ts';
import { readToken, unsubscribeUrl } from './unsubscribe-token.ts';

const CAMPAIGN = '4c1f2a5e-7d1b-4f0e-9a53-0f6f0a9d3c11';
const tokenFor = (address: string, campaign = CAMPAIGN) =>
  new URL(unsubscribeUrl(campaign, address)).searchParams.get('token') ?? '';

test('the link contains the campaign and the hash of the address', () => {
  const url = unsubscribeUrl(CAMPAIGN, 'Sam@example.org');
  expect(url).toMatch(/^https:\/\/site\.example\.org\/unsubscribe\?token=/);
  expect(url).not.toContain('sam');
  expect(readToken(tokenFor(' sam@EXAMPLE.org'))).toEqual({
    campaignId: CAMPAIGN,
    addressHash: addressHash('sam@example.org'),
  });
});

test('a token with any changed character is rejected', () => {
  const token = tokenFor('sam@example.org');
  const position = fc.integer({ min: 0, max: token.length - 1 });
  const character = fc.constantFrom(...'abc019-_.AZ'.split(''));
  fc.assert(
    fc.property(position, character, (at, changed) => {
      fc.pre(token[at] !== changed);
      expect(readToken(token.slice(0, at) + changed + token.slice(at + 1))).toBeNull();
    }),
  );
});

test.each([']', ')', '.', '>', '),', '].', '%5D', '”'])(
  'a link to which a mail program appends %s still works',
  (end) => {
    const url = new URL(`${unsubscribeUrl(CAMPAIGN, 'sam@example.org')}${end}`);
    expect(readToken(url.searchParams.get('token') ?? '')).toMatchObject({ campaignId: CAMPAIGN });
  },
);

const GOOD = tokenFor('sam@example.org');
const [campaign = '', hash = '', signature = ''] = GOOD.split('.');
const [, otherHash = '', otherSignature = ''] = tokenFor('eve@example.org').split('.');
const signedWith = (secret: string) =>
  createHmac('sha256', secret).update(`${campaign}.${hash}`).digest('base64url');

test.each([
  '',
  '.',
  '..',
  'undefined',
  'a.b.c',
  '[object Object]',
  'a'.repeat(9000),
  GOOD.slice(0, -1),
  `${GOOD}x`,
  `${GOOD}=`,
  ` ${GOOD}`,
  `${GOOD}\n`,
  GOOD + GOOD,
  `${campaign}.${hash}.`,
  `${GOOD}.${signature}`,
  GOOD.toUpperCase(),
  `../${GOOD}`,
  `${campaign}.${hash}.${otherSignature}`,
  `${campaign}.${otherHash}.${signature}`,
  `winter.${hash}.${signature}`,
  ...['', 'secret'].map((secret) => `${campaign}.${hash}.${signedWith(secret)}`),
])('the token %j is rejected', (token) => {
  expect(readToken(token)).toBeNull();
});

test('a token that was signed with another secret is rejected', () => {
  const token = tokenFor('sam@example.org');
  process.env.UNSUBSCRIBE_SECRET = 'another secret of thirty-two characters';
  expect(readToken(token)).toBeNull();
});
