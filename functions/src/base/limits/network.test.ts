import '../../testing/test-environment.ts';
import { networksOf } from './network.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

const from = (forwarded: string) =>
  networksOf({ headers: { 'x-forwarded-for': forwarded }, ip: undefined });
const narrowestOf = (address: string) => from(address)[0]?.hash;
/** Number of networks that two addresses share. */
const sharedBy = (one: string, other: string) => {
  const hashes = new Set(from(one).map(({ hash }) => hash));
  return from(other).filter(({ hash }) => hashes.has(hash)).length;
};

const VISITOR = '203.0.113.9';
const FORGED = '198.51.100.7';
const PROXY = '192.0.2.1';

test.each([
  ['a direct call', '1', `${FORGED}, ${VISITOR}`],
  [
    'a rewrite of Hosting, which calls from an address of its own',
    '2',
    `${FORGED}, ${VISITOR}, ${PROXY}`,
  ],
  ['a balancer, which appends its own address', '2', `${FORGED},${VISITOR},${PROXY}`],
])('a forged address has no effect, and the visitor’s own counts: %s', (_what, hop, forwarded) => {
  process.env.VISITOR_HOP = hop;
  expect(from(forwarded)).toEqual(
    from(`${VISITOR}, ${PROXY}`.split(', ').slice(0, Number(hop)).join(', ')),
  );
  expect(from(forwarded)).not.toEqual(from(forwarded.replace(VISITOR, '203.0.113.10')));
  expect(from(forwarded)).toEqual(from(forwarded.replace(FORGED, '198.51.100.8')));
});

test('a request without a proxy has the network of its connection', () => {
  expect(networksOf({ headers: {}, ip: VISITOR })).toEqual(from(VISITOR));
});

test('all addresses of one IPv6 connection are one network', () => {
  expect(from('2001:db8:1:2::1')).toEqual(from('2001:db8:1:2:ffff::'));
  expect(from('2001:db8:1:2::1')).toEqual(from('2001:0DB8:0001:0002:0:0:0:9'));
  expect(from('2001:db8::1')).toEqual(from('2001:db8:0:0:1::'));
  expect(from('fe80::1%eth0')).toEqual(from('fe80::1'));
});

test.each([
  ['/64', '2001:db8:1:2::1', 3],
  ['/56', '2001:db8:1:3::1', 2],
  ['/48', '2001:db8:1:102::1', 1],
  ['/47', '2001:db8:0:2::1', 0],
])('IPv6 addresses of one %s share this network and all wider ones', (_prefix, other, shared) => {
  expect(sharedBy('2001:db8:1:2::1', other)).toBe(shared);
});

test('wider networks have higher limits, since more visitors share them', () => {
  expect(from('2001:db8::1').map(({ share }) => share)).toEqual([1, 2, 4]);
  expect(from(VISITOR).map(({ share }) => share)).toEqual([1]);
});

test('an IPv4 address in IPv6 notation is that IPv4 address', () => {
  expect(from(`::ffff:${VISITOR}`)).toEqual(from(VISITOR));
  expect(from('::FFFF:cb00:7109')).toEqual(from(VISITOR));
  expect(narrowestOf('::ffff:203.0.113.10')).not.toBe(narrowestOf(VISITOR));
});

test('a network is stored as its hash', () => {
  for (const { hash } of [...from(VISITOR), ...from('2001:db8::1')]) {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  }
});

test('all invalid addresses are one network', () => {
  expect(from('not an address')).toHaveLength(1);
});
