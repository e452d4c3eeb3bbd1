import * as z from 'zod/mini';
import { checkContent } from '@raade/content-model/checks/check-content';
import { CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import { editionPartsSchema, type EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentFinding } from '@raade/contracts/content/findings';
import { CONTENT_LIMITS, CONTENT_PARTS } from '@raade/contracts/content/parts';
import { jsonBytesOf } from '@raade/contracts/content/values';
import { refusedFor } from '../refused.ts';

/**
 * Returns the parts as an edition stores them: with trailing spaces removed.
 *
 * @throws HttpsError `failed-precondition` if they cannot be rendered, with item and field
 */
export function requireRenderable(parts: EditionParts): EditionParts {
  const { findings } = checkContent(parts);
  if (findings.length > 0) throw refusedFor(findings);
  const trimmed = CONTENT_PARTS.map((part) => [part, z.parse(CONTENT_SCHEMAS[part], parts[part])]);
  const edition = Object.fromEntries(trimmed) as EditionParts;
  const tooLarge = sizeFindings(edition);
  if (tooLarge.length > 0) throw refusedFor(tooLarge);
  return z.parse(editionPartsSchema, edition);
}

/** Finds parts that are too large for a Firestore document, and content that is too large for a transaction. */
function sizeFindings(parts: EditionParts): readonly ContentFinding[] {
  const { partBytes, editionBytes } = CONTENT_LIMITS;
  const sizes = CONTENT_PARTS.map((part) => ({ part, bytes: jsonBytesOf(parts[part]) }));
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.toSorted((one, other) => other.bytes - one.bytes)[0];
  const found = sizes
    .filter(({ bytes }) => bytes > partBytes)
    .map(({ part }) => ({ part, path: [], message: `must be ${partBytes} bytes at most` }));
  const message = `makes all of it larger than ${editionBytes} bytes`;
  return all > editionBytes && largest
    ? [...found, { part: largest.part, path: [], message }]
    : found;
}
