import { addressHash, isValidAddress } from './address.ts';

test('an address always has the same hash, which does not reveal it', () => {
  expect(addressHash(' SAM@example.org')).toBe(addressHash('sam@example.org'));
  expect(addressHash('Ivan@Пример.рф')).toBe(addressHash('ivan@xn--e1afmkfd.xn--p1ai'));
  expect(addressHash('sam@example.org')).toMatch(/^[0-9a-f]{64}$/);
  expect(addressHash('sam@example.org')).not.toBe(addressHash('sam+1@example.org'));
});

test('only addresses to which mail servers can deliver are valid', () => {
  expect(isValidAddress(' SAM+tag@mail.example.org ')).toBe(true);
  expect(isValidAddress('Sam <sam@example.org>')).toBe(false);
  expect(isValidAddress(`${'s'.repeat(50)}@${'e.'.repeat(100)}example.org`)).toBe(false);
});
