import { createHash } from 'node:crypto';
import { EMAIL_CHECKS, normalizeAddress } from '@raade/contracts/base/email-address';
import * as z from 'zod/mini';

export { normalizeAddress };

/** The longest address that mail servers pass on (RFC 5321, 4.5.3.1.3). */
const LONGEST = 254;

const ADDRESS = z.string().check(...EMAIL_CHECKS);

/**
 * True if mail could be sent there, however much space is around the address. Only mail tells whether anybody reads
 * it.
 */
export function isValidAddress(address: string): boolean {
  const normalized = normalizeAddress(address);
  return normalized.length <= LONGEST && ADDRESS.safeParse(normalized).success;
}

/** SHA-256 of the address in its one spelling, in hex: names deliveries and suppressions. */
export function addressHash(address: string): string {
  return createHash('sha256').update(normalizeAddress(address)).digest('hex');
}
