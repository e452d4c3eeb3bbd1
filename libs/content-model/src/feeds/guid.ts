import { createHash } from 'node:crypto';

/** The UUID namespace for URLs (RFC 9562, 6.6). */
const URL_NAMESPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');
const BYTES = 16;

/** The UUID of a URL (version 5, RFC 9562, 5.5). The same URL always has the same UUID. */
export function guidOf(address: string): string {
  const bytes = createHash('sha1')
    .update(URL_NAMESPACE)
    .update(address)
    .digest()
    .subarray(0, BYTES);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Conference apps store ids in 31 bits. */
const LARGEST = 2 ** 31 - 1;

/** A numeric id for each guid, derived from it. If two would be equal, the later one gets the next free number. */
export function numbersOf(guids: readonly string[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const taken = new Set<number>();
  for (const guid of guids) {
    let number = 1 + (Number.parseInt(guid.slice(0, 8), 16) % LARGEST);
    while (taken.has(number)) number = 1 + (number % LARGEST);
    taken.add(number);
    numbers.set(guid, number);
  }
  return numbers;
}
