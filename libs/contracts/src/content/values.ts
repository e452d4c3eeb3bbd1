import * as z from 'zod/mini';
import { CONTENT_LIMITS } from './parts.ts';

/** Any JSON value. */
export type ContentValue = z.infer<ReturnType<typeof z.json>>;

/** Size of a value as JSON in bytes. */
export function jsonBytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** True for JSON of limited depth. A recursive schema could overflow the stack. */
function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  return Object.values(value).every((child) => isJson(child, depth - 1));
}

/** JSON of limited depth. */
export const anyJson = z.custom<ContentValue>((value) => isJson(value, CONTENT_LIMITS.depth));

/** JSON of limited size. Drafts have no other checks, so that no typed text is lost. */
export const boundedJson = (bytes: number) =>
  anyJson.check(
    z.refine((value) => jsonBytesOf(value) <= bytes, { error: `must be ${bytes} bytes at most` }),
  );

/** The name of an item of a list: its id in the live edition, or the id that an editor has chosen for a new one. */
export const itemKey = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(CONTENT_LIMITS.itemKeyLength),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be a line of text'),
  );

/** The name of an edition: its hash in hex, or `sample` for the content of the repository. */
export const editionName = z
  .string()
  .check(z.regex(/^([0-9a-f]{64}|sample)$/, 'must be the hash of an edition in hex, or "sample"'));

/** The edition that is live until one is published. */
export const SAMPLE_EDITION = 'sample';
