import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';
import { hashOf } from './counter.ts';

/** Groups of sixteen bits of an IPv6 address that name a connection: the first four. */
const NETWORK_GROUPS = 4;

/**
 * A name for the network that a call comes from: the hash of its IPv4 address, or of the /64 of its IPv6 address, of which a visitor
 * has as many as they like. Google's front end appends the caller's address to `X-Forwarded-For`; what stands
 * before it is the caller's own word.
 */
export function networkOf({ headers, ip }: Pick<Request, 'headers' | 'ip'>): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const address = forwarded || ip || 'unknown';
  return hashOf(isIPv6(address) ? networkOfIPv6(address) : address);
}

function networkOfIPv6(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = address.includes('::') ? [...before, ...zeros, ...after] : before;
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A name for one mailbox under its many spellings: case and `+tags` are the sender's choice. */
export function mailboxOf(email: string): string {
  return hashOf(email.toLowerCase().replace(/\+[^@]*@/, '@'));
}
