import * as z from 'zod/mini';
import { CONTENT_NAMES } from '../content.schema.ts';

/** What is live until somebody publishes: the sample that the repository holds. */
export const SAMPLE_EDITION = 'sample';

/** The parts of an edition by their names, as JSON; whether it can be rendered says `checkContent`. */
export const editionPartsSchema = z.record(z.enum(CONTENT_NAMES), z.json());
export type EditionParts = z.infer<typeof editionPartsSchema>;

/** One text for equal content, however its fields were ordered when they were stored. Editions are named by it, so it cannot change. */
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

/** A whole state of the content as a file: what an export gives, an import takes and the publisher reads. */
export const editionFileSchema = z.strictObject({
  /** Of this shape; another one is refused by who does not know it. */
  version: z.literal(1),
  edition: z
    .string()
    .check(
      z.regex(/^([0-9a-f]{64}|sample)$/, 'must be the hash of an edition in hex, or "sample"'),
    ),
  parts: editionPartsSchema,
});
export type EditionFile = z.infer<typeof editionFileSchema>;
