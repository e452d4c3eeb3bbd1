import { createHash } from 'node:crypto';
import { EMAIL_CHECKS, normalizeAddress } from '@raade/contracts/base/email-address';
import * as z from 'zod/mini';

export { normalizeAddress };

/** Characters of the longest address that mail servers pass on (RFC 5321, 4.5.3.1.3). */
const MAX_ADDRESS_LENGTH = 254;

const ADDRESS = z.string().check(...EMAIL_CHECKS);

/** True if the address is well formed, apart from spaces around it. This does not show that its mailbox exists. */
export function isValidAddress(address: string): boolean {
  const normalized = normalizeAddress(address);
  return normalized.length <= MAX_ADDRESS_LENGTH && ADDRESS.safeParse(normalized).success;
}

/** SHA-256 of the normalized address, in hex. Documents of deliveries and suppressions have it as their id. */
export function addressHash(address: string): string {
  return createHash('sha256').update(normalizeAddress(address)).digest('hex');
}
