import { addressHash, isValidAddress, normalizeAddress } from './address.ts';

test('an address is kept in one spelling', () => {
  expect(normalizeAddress(' Sam.Sample@Example.ORG\n')).toBe('sam.sample@example.org');
});

test('one address has one hash, which says nothing of it', () => {
  expect(addressHash(' SAM@example.org')).toBe(addressHash('sam@example.org'));
  expect(addressHash('Ivan@Пример.рф')).toBe(addressHash('ivan@xn--e1afmkfd.xn--p1ai'));
  expect(addressHash('sam@example.org')).toMatch(/^[0-9a-f]{64}$/);
  expect(addressHash('sam@example.org')).not.toBe(addressHash('sam+1@example.org'));
});

test.each([
  'sam@example.org',
  'SAM+tag@mail.example.org',
  "o'sample@example.co",
  'zoe@exämple.org',
])('mail could be sent to %s', (address) => {
  expect(isValidAddress(address)).toBe(true);
});

test.each([
  '',
  'sam',
  'sam@example',
  '@example.org',
  'sam@@example.org',
  'sam@example.org, eve@example.org',
  'Sam <sam@example.org>',
  'sam@example.org\r\nBcc: eve@example.org',
  'sam sample@example.org',
  'zoë@example.org',
  'sam@exam\u0000ple.org',
  `${'s'.repeat(250)}@example.org`,
])('mail could not be sent to %j', (address) => {
  expect(isValidAddress(address)).toBe(false);
});
