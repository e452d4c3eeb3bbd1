import { createHmac, randomUUID } from 'node:crypto';
import '../../testing/test-environment.ts';
import { addressHash } from '../../base/address.ts';
import {
  fromBase32,
  toBase32,
  bounceAddress,
  sentMailIn,
  originOf,
  originOfTag,
  tagOf,
} from './bounce-address.ts';

const DOMAIN = 'bounces.example.org';
const TO = 'reader@example.org';
const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 22, 20, 0, 0);
const origin = { kind: 'campaign', id: randomUUID() } as const;
const address = bounceAddress({ origin, to: TO }, DOMAIN, now);
const [local = ''] = address.split('@');

test.each(['campaign', 'batch'] as const)(
  'an address says which mail of a %s it was made for, whatever became of its letters’ case',
  (kind) => {
    const of = { kind, id: randomUUID() };
    const made = bounceAddress({ origin: of, to: TO }, DOMAIN, now);
    for (const text of [made, `To: <${made.toUpperCase()}>`]) {
      const mail = sentMailIn(text, now + DAY_MS);
      expect(mail).toMatchObject({ origin: of, sentAt: new Date(now) });
      expect(addressHash(TO).startsWith(mail?.hashPrefix ?? 'nothing')).toBe(true);
      expect(mail?.hashPrefix).toHaveLength(18);
    }
  },
);

test('its part before the at sign is no longer than mail servers take', () => {
  expect(local.length).toBeLessThanOrEqual(64);
});

test('no other text is such an address: each letter counts', () => {
  const others = Array.from(local, (letter, at) =>
    at < 2 ? '' : local.slice(0, at) + (letter === 'a' ? 'b' : 'a') + local.slice(at + 1),
  );
  const more = [`x${local}`, `${local}a`, local.slice(0, -1), `c-${local.slice(2)}`, ''];
  for (const other of [...others, ...more])
    expect(sentMailIn(`${other}@${DOMAIN}`, now)).toBeNull();
});

test('a signature under another secret, or for another purpose, is none', () => {
  const bytes = fromBase32(local.slice(2)) ?? Buffer.alloc(0);
  const signed = bytes.subarray(0, -8);
  const forged = (key: string, purpose: string) => {
    const signature = createHmac('sha256', key).update(purpose).update(signed).digest();
    return `b-${toBase32(Buffer.concat([signed, signature.subarray(0, 8)]))}@${DOMAIN}`;
  };
  const secret = process.env['UNSUBSCRIBE_SECRET'] ?? '';
  expect(sentMailIn(forged(secret, 'bounce address:'), now)).not.toBeNull();
  expect(sentMailIn(forged(secret, ''), now)).toBeNull();
  expect(sentMailIn(forged('a secret of somebody else', 'bounce address:'), now)).toBeNull();
});

test('it is not believed for ever', () => {
  expect(sentMailIn(address, now + 60 * DAY_MS)).not.toBeNull();
  expect(sentMailIn(address, now + 61 * DAY_MS)).toBeNull();
});

test('among many addresses the one of ours is found', () => {
  const others = Array.from({ length: 50 }, () => `b-${'a'.repeat(61)}@${DOMAIN}`).join(' ');
  expect(sentMailIn(`${others} ${address} ${others}`, now)?.origin).toEqual(origin);
});

test('what is on no record has no origin, and no other tag is taken for one', () => {
  expect(originOf({ campaignId: 'test-1' }, randomUUID())).toBeUndefined();
  expect(originOf({}, 'a batch')).toBeUndefined();
  expect(originOf({ campaignId: origin.id }, randomUUID())).toEqual(origin);
  expect(originOfTag(tagOf(origin))).toEqual(origin);
  for (const tag of ['', 'campaign', 'campaign_', 'campaign_../x', `other_${origin.id}`])
    expect(originOfTag(tag)).toBeUndefined();
});
