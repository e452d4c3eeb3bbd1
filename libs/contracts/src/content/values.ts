import * as z from 'zod/mini';
import { CONTENT_LIMITS } from './parts.ts';

/** Whatever JSON can say. */
export type ContentValue = z.infer<ReturnType<typeof z.json>>;

/** Bytes of a value as JSON. */
export function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** True for JSON that is not nested too deeply. A schema that calls itself would run out of stack. */
function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  return Object.values(value).every((each) => isJson(each, depth - 1));
}

/** JSON that is not nested too deeply. */
export const anyJson = z.custom<ContentValue>((value) => isJson(value, CONTENT_LIMITS.depth));

/** JSON of so many bytes at most: no more is asked of a draft, so that nothing that was typed is lost. */
export const boundedJson = (bytes: number) =>
  anyJson.check(
    z.refine((value) => bytesOf(value) <= bytes, { error: `must be ${bytes} bytes at most` }),
  );

/** The name of an item of a list: what the live edition knows it by, or a new one's of its editor's choice. */
export const itemKey = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(CONTENT_LIMITS.itemKeyLength),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be a line of text'),
  );

/** The name of an edition: its hash in hex, or `sample` for the content that the repository holds. */
export const editionName = z
  .string()
  .check(z.regex(/^([0-9a-f]{64}|sample)$/, 'must be the hash of an edition in hex, or "sample"'));

/** Name of the edition that is live until somebody publishes. */
export const SAMPLE_EDITION = 'sample';
