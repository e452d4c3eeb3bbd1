import { bytesOf, newKey, totpCode } from './totp-codes.ts';

/** The key of the vectors of RFC 6238, appendix B, for SHA-1. */
const KEY = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %d seconds the code is %s, as in RFC 6238', (seconds, code) => {
  expect(totpCode(KEY, seconds, 8)).toBe(code);
  expect(totpCode(KEY, seconds)).toBe(code.slice(2));
});

test.each([
  ['MZXW6YTBOI', 'foobar'],
  ['MZXW6YTB', 'fooba'],
  ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', KEY.toString()],
])('%s is %s in base 32, as in RFC 4648', (base32, text) => {
  expect(bytesOf(base32).toString()).toBe(text);
});

test('a new key has 160 bits, and is another one each time', () => {
  expect(bytesOf(newKey())).toHaveLength(20);
  expect(newKey()).not.toBe(newKey());
});
