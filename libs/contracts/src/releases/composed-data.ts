/** Ids of the JSON blocks that the publisher writes into each page for the shell. */
export const COMPOSED_DATA = ['raade-environment', 'raade-registry', 'raade-site'] as const;

/** Id of the JSON block with the digest of the others, which shows that they are intact. */
export const COMPOSED_DIGEST = 'raade-digest';

/** Returns the SHA-256 digest of a text as 64 hexadecimal digits. Browsers support this in secure contexts only. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
