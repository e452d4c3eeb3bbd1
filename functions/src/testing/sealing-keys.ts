import { generateKeyPairSync } from 'node:crypto';

/** A pair of keys for gifts, and the public one as settings hold it. */
export function sealingKeys(modulusLength = 3072) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const setting = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  return { publicKey, privateKey, setting };
}

/** All that an erasure asks of the settings. */
export const erasureSettings = ({ setting }: ReturnType<typeof sealingKeys>) => ({
  ERASURE_DATABASE: 'erasures',
  ERASURE_SECRET: 'a sample key of thirty-two characters',
  SEALED_GIFTS_PUBLIC_KEY: setting,
});
