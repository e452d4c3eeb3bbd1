import { createHash } from 'node:crypto';

/** The longest address that mail servers pass on (RFC 5321, 4.5.3.1.3). */
const LONGEST = 254;

/**
 * One address without a name: something, an at sign, a domain with a dot. No space, no control character and
 * nothing that has a meaning of its own in a header (RFC 5322, 3.2.3), like what would begin a second address.
 */
const ADDRESS =
  /^[^\p{Z}\p{C}@()<>[\]:;,\\"]+@[^\p{Z}\p{C}@()<>[\]:;,\\"]+\.[^\p{Z}\p{C}@()<>[\]:;,\\".]+$/u;

/** The one spelling that an address is kept and compared in: no space around it, lower case. */
export function normalizeAddress(address: string): string {
  return address.trim().toLowerCase();
}

/**
 * True if mail could be sent there, however much space is around the address. Only mail tells whether anybody reads
 * it.
 */
export function isValidAddress(address: string): boolean {
  const normalized = normalizeAddress(address);
  return normalized.length <= LONGEST && ADDRESS.test(normalized);
}

/** SHA-256 of the address in its one spelling, in hex: names deliveries and suppressions. */
export function addressHash(address: string): string {
  return createHash('sha256').update(normalizeAddress(address)).digest('hex');
}
