import { createPublicKey, generateKeyPairSync } from 'node:crypto';

/** Bits of an RSA key for what is sealed for years: good beyond 2030 (NIST SP 800-57, part 1, table 2). */
const BITS = 3072;

/** A new private key that opens sealed gifts, as a file has it: PEM, PKCS 8. */
export function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS });
  return String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
}

/** The public key to a private one, as settings have it: SPKI in Base64, on one line. */
export function publicKeyOf(privateKey: string): string {
  const publicKey = createPublicKey(privateKey);
  return publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
}
