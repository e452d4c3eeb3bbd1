export { type EditionFile, editionFileSchema } from '@raade/contracts/content/edition-file';
export { SAMPLE_EDITION } from '@raade/contracts/content/values';

/**
 * One text for equal content, however its fields were ordered when they were stored. Editions are named by it, so it
 * cannot change.
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

/** SHA-256 of the canonical text in hex: the name of the edition with this content. */
export async function editionHash(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalContent(content));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
