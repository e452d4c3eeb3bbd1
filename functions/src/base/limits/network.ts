import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';
import { settings } from '../configuration/settings.ts';
import { hashOf } from './counter.ts';

/** A part of the network that a call comes from, named by its hash. */
export interface Network {
  readonly hash: string;
  /** The number of times that a bound for one connection holds here: many visitors share what is wide. */
  readonly share: number;
}

/** All networks together, for what is bounded in total. */
export const EVERYWHERE: readonly Network[] = [{ hash: hashOf('everywhere'), share: 1 }];

/** Prefixes of an IPv6 address that are counted. A connection has a /64, and anybody can rent a /48. */
const IPV6_PREFIXES = [
  { groups: 4, bits: 16, share: 1 },
  { groups: 4, bits: 8, share: 2 },
  { groups: 3, bits: 16, share: 4 },
] as const;

/** First groups of an IPv4 address that is written as IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = '0:0:0:0:0:ffff:';

/**
 * Names of the networks that a call comes from, the narrowest first: the address of IPv4, or /64, /56 and /48 of IPv6.
 * Each proxy appends the address that it was called from to `X-Forwarded-For`; which of them is the visitor's, counted
 * from the end, is the setting `VISITOR_HOP`. What stands before it is the caller's own word.
 */
export function networksOf({ headers, ip }: Pick<Request, 'headers' | 'ip'>): readonly Network[] {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = forwarded.at(-settings().VISITOR_HOP)?.trim() || ip || 'unknown';
  return networkNames(address).map(({ name, share }) => ({ hash: hashOf(name), share }));
}

function networkNames(address: string): readonly { name: string; share: number }[] {
  if (!isIPv6(address)) return [{ name: address, share: 1 }];
  const groups = groupsOf(address);
  const mapped = ipv4Of(groups);
  if (mapped !== undefined) return [{ name: mapped, share: 1 }];
  return IPV6_PREFIXES.map(({ groups: count, bits, share }) => {
    const prefix = groups.slice(0, count);
    const last = Number(prefix.pop()) & (0xffff << (16 - bits));
    return { name: `${[...prefix, last].join(':')}/${16 * (count - 1) + bits}`, share };
  });
}

/** The eight groups of an IPv6 address as numbers, in whichever of its spellings. */
function groupsOf(address: string): readonly number[] {
  const [withoutZone = ''] = address.split('%');
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = written.split('::');
  const before = writtenGroups(head);
  const after = writtenGroups(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function writtenGroups(part: string): readonly number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
}

function ipv4Of(groups: readonly number[]): string | undefined {
  const written = groups.map((group) => group.toString(16)).join(':');
  if (!written.startsWith(MAPPED_IPV4)) return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
