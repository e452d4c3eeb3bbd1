import { constants, privateDecrypt, randomBytes } from 'node:crypto';
import { sealingKeys } from '../testing/sealing-keys.ts';
import { NotOpened, open, seal } from './envelope.ts';

const KEYS = sealingKeys();
const TEXT = '{"name":"Zoë Sample"}';
const OUTSIDE = { subject: 'pi_sample', until: new Date('2034-01-01T00:00:00Z') };
const sealed = seal(TEXT, OUTSIDE, KEYS.publicKey);
const parts = sealed.split('.');
const header = JSON.parse(Buffer.from(parts[0] ?? '', 'base64url').toString()) as object;

const opening = (envelope: string, outside = OUTSIDE, keys = KEYS) => {
  return () => open(envelope, outside, keys.privateKey);
};
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const withPart = (index: number, part: string) => parts.with(index, part).join('.');

test('the private key opens what the public one has sealed', () => {
  expect(opening(sealed)()).toBe(TEXT);
});

test('the outside names the key, the payment and the date, and nothing of what is inside', () => {
  expect(header).toEqual({
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    kid: expect.stringMatching(/^[0-9a-f]{16}$/),
    sub: 'pi_sample',
    exp: OUTSIDE.until.getTime() / 1000,
  });
  expect(parts).toHaveLength(5);
});

test('two envelopes of the same text have nothing in common but their outside, nor does their length tell of it', () => {
  const [, ...others] = seal(TEXT, OUTSIDE, KEYS.publicKey).split('.');
  for (const part of others) expect(sealed).not.toContain(part);
  expect(seal('{"name":"Al"}', OUTSIDE, KEYS.publicKey)).toHaveLength(sealed.length);
});

test('each envelope has a key of its own', () => {
  const keys = [sealed, seal(TEXT, OUTSIDE, KEYS.publicKey)].map((envelope) => {
    const wrapped = Buffer.from(envelope.split('.')[1] ?? '', 'base64url');
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    return privateDecrypt({ key: KEYS.privateKey, padding, oaepHash: 'sha256' }, wrapped);
  });
  expect(keys[0]).not.toEqual(keys[1]);
});

test('no other key opens it, and that is told apart', () => {
  expect(opening(sealed, OUTSIDE, sealingKeys())).toThrow('other-key');
});

test.each([
  ['another date', { ...OUTSIDE, until: new Date('2035-01-01T00:00:00Z') }],
  ['another payment', { ...OUTSIDE, subject: 'pi_other' }],
])('beside %s it stays closed', (_what, outside) => {
  expect(opening(sealed, outside)).toThrow('changed');
});

test.each([
  ['another date', { exp: 2_051_222_400 }, { ...OUTSIDE, until: new Date(2_051_222_400_000) }],
  ['another payment', { sub: 'pi_other' }, { ...OUTSIDE, subject: 'pi_other' }],
])('with %s written on its outside, too, it stays closed', (_what, changes, outside) => {
  expect(opening(withPart(0, encoded({ ...header, ...changes })), outside)).toThrow('changed');
});

const places = parts.flatMap((part, index) =>
  [0, Math.floor(part.length / 2), part.length - 1].map((at) => ({ index, at })),
);

test.each(places)('changed by one bit, in part $index at $at, it stays closed', ({ index, at }) => {
  const part = parts[index] ?? '';
  const turned = part.charCodeAt(at) ^ 1;
  const changed = part.slice(0, at) + String.fromCharCode(turned) + part.slice(at + 1);
  expect(opening(withPart(index, changed))).toThrow(NotOpened);
});

test('a second spelling of the same bytes is refused, so that an envelope is one text', () => {
  const [tag = ''] = parts.slice(-1);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // Of its last character, the last four bits say nothing.
  const other = tag.slice(0, -1) + alphabet.charAt(alphabet.indexOf(tag.slice(-1)) + 1);
  expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(tag, 'base64url'));
  expect(opening(withPart(4, other))).toThrow('changed');
});

test.each([
  ['nothing', ''],
  ['text', 'an envelope'],
  ['a part too few', parts.slice(0, 4).join('.')],
  ['a part too many', `${sealed}.${parts[4]}`],
  ['a tag that is cut short', withPart(4, Buffer.alloc(4).toString('base64url'))],
  ['another algorithm', withPart(0, encoded({ ...header, alg: 'dir' }))],
  ['a header with more in it', withPart(0, encoded({ ...header, zip: 'DEF' }))],
  ['a key of somebody else’s', withPart(1, randomBytes(384).toString('base64url'))],
])('%s is no envelope', (_what, envelope) => {
  expect(opening(envelope)).toThrow('changed');
});
