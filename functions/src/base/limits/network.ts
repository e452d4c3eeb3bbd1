import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';
import { settings } from '../configuration/settings.ts';
import { hashOf } from './counter.ts';

/** A network that a call comes from, as a hash. */
export interface Network {
  readonly hash: string;
  /** Factor for limits per connection: wide networks are shared by many visitors. */
  readonly share: number;
}

/** Stands for all networks together, for limits in total. */
export const EVERYWHERE: readonly Network[] = [{ hash: hashOf('everywhere'), share: 1 }];

/** Counted prefixes: /64, /56, /48, in groups of 16 bits. A connection has a /64, and anybody can rent a /48. */
const IPV6_PREFIXES = [
  { groups: 4, bits: 16, share: 1 },
  { groups: 4, bits: 8, share: 2 },
  { groups: 3, bits: 16, share: 4 },
] as const;

/** First groups of an IPv4 address that is written as IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = '0:0:0:0:0:ffff:';

/**
 * Returns the networks that a call comes from, the narrowest first: the address for IPv4; /64, /56 and /48 for IPv6.
 * Each proxy appends the address of its caller to `X-Forwarded-For`. The setting `VISITOR_HOP` says which entry,
 * counted from the end, is the visitor's; the entries before it can be forged.
 */
export function networksOf({ headers, ip }: Pick<Request, 'headers' | 'ip'>): readonly Network[] {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = forwarded.at(-settings().VISITOR_HOP)?.trim() || ip || 'unknown';
  return networkNames(address).map(({ name, share }) => ({ hash: hashOf(name), share }));
}

function networkNames(address: string): readonly { name: string; share: number }[] {
  if (!isIPv6(address)) return [{ name: address, share: 1 }];
  const groups = groupsOf(address);
  const ipv4 = ipv4Of(groups);
  if (ipv4 !== undefined) return [{ name: ipv4, share: 1 }];
  return IPV6_PREFIXES.map(({ groups: count, bits, share }) => {
    const prefix = groups.slice(0, count);
    const lastGroup = Number(prefix.pop()) & (0xffff << (16 - bits));
    return { name: `${[...prefix, lastGroup].join(':')}/${16 * (count - 1) + bits}`, share };
  });
}

/** Returns the eight groups of an IPv6 address as numbers, for all spellings. */
function groupsOf(address: string): readonly number[] {
  const [withoutZone = ''] = address.split('%');
  // `URL` brings all spellings of an address into one form.
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const headGroups = parseGroups(head);
  const tailGroups = parseGroups(tail);
  const zeros = Array.from({ length: 8 - headGroups.length - tailGroups.length }, () => 0);
  return [...headGroups, ...zeros, ...tailGroups];
}

function parseGroups(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

function ipv4Of(groups: readonly number[]): string | undefined {
  const hexGroups = groups.map((group) => group.toString(16)).join(':');
  if (!hexGroups.startsWith(MAPPED_IPV4)) return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
