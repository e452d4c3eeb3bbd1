import { mailboxOf, networkOf } from './donor-key.ts';

const from = (forwarded: string) =>
  networkOf({ headers: { 'x-forwarded-for': forwarded }, ip: undefined });

test('a network is what the front end saw, and not what the caller says', () => {
  expect(from('198.51.100.7, 203.0.113.9')).toBe(from('203.0.113.9'));
  expect(from('203.0.113.9')).not.toBe(from('203.0.113.10'));
});

test('all addresses of one IPv6 connection are one network', () => {
  expect(from('2001:db8:1:2::1')).toBe(from('2001:db8:1:2:ffff::'));
  expect(from('2001:db8:1:2::1')).toBe(from('2001:0db8:0001:0002:0:0:0:9'));
  expect(from('2001:db8::1')).toBe(from('2001:db8:0:0:1::'));
  expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'));
});

test('without a front end the connection itself names the network', () => {
  expect(networkOf({ headers: {}, ip: '203.0.113.9' })).toBe(from('203.0.113.9'));
});

test('a network is kept as its hash', () => {
  expect(from('203.0.113.9')).toMatch(/^[0-9a-f]{64}$/);
});

test('case and tags are spellings of the same mailbox', () => {
  expect(mailboxOf('Donor+1@Example.org')).toBe(mailboxOf('donor@example.org'));
  expect(mailboxOf('donor@example.org')).not.toBe(mailboxOf('donor@example.com'));
});
