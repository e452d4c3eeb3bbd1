import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

/** Bits of an RSA key that are good enough beyond 2030 (NIST SP 800-57, part 1, table 2). */
const LEAST_BITS = 3072;

const MESSAGE = 'must be the line that `npm run person -- new-key` has printed';

/** The public key of a deployment, as its settings hold it: SPKI, in Base64, on one line. */
export const sealingKeySchema = z.pipe(
  z.string('is missing').check(z.refine((text) => keyIn(text) !== undefined, MESSAGE)),
  z.transform((text) => keyIn(text) as KeyObject),
);

function keyIn(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({
      key: Buffer.from(text, 'base64'),
      format: 'der',
      type: 'spki',
    });
    return isStrong(key) ? key : undefined;
  } catch {
    // Whatever it is, it is no such key, and the message must not repeat it: it may be the private one.
    return undefined;
  }
}

function isStrong({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
}

/** The name of a pair of keys, of its public or its private key: it says which key opens what was sealed. */
export function keyIdOf(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key.export(PKCS8)) : key;
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  return createHash('sha256').update(spki).digest('hex').slice(0, 16);
}

const PKCS8 = { format: 'pem', type: 'pkcs8' } as const;
