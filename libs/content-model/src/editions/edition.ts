export { type EditionFile, editionFileSchema } from '@raade/contracts/content/edition-file';
export { SAMPLE_EDITION } from '@raade/contracts/content/values';

/**
 * The canonical JSON of content: independent of the order of fields. Names of editions are hashes of it, so this format
 * must never change.
 */
export function canonicalContent(content: unknown): string {
  if (Array.isArray(content)) return `[${content.map(canonicalContent).join(',')}]`;
  if (typeof content !== 'object' || content === null) return JSON.stringify(content);
  const fields = Object.entries(content)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${canonicalContent(value)}`);
  return `{${fields.join(',')}}`;
}

/** The name of the edition with this content: the SHA-256 of its canonical JSON, in hex. */
export async function editionHash(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalContent(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
