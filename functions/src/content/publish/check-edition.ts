import * as z from 'zod/mini';
import { checkContent } from '@raade/content-model/checks/check-content';
import { CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import { editionPartsSchema, type EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentFinding } from '@raade/contracts/content/findings';
import { CONTENT_LIMITS, CONTENT_PARTS } from '@raade/contracts/content/parts';
import { jsonBytesOf } from '@raade/contracts/content/values';
import { findingsRefusal } from '../refusals.ts';

/**
 * Returns the parts as an edition stores them: with trailing spaces removed.
 *
 * @throws HttpsError `failed-precondition` if they cannot be rendered, with item and field
 */
export function requireRenderable(parts: EditionParts): EditionParts {
  const { findings } = checkContent(parts);
  if (findings.length > 0) throw findingsRefusal(findings);
  const entries = CONTENT_PARTS.map((part) => [part, z.parse(CONTENT_SCHEMAS[part], parts[part])]);
  const edition = Object.fromEntries(entries) as EditionParts;
  const sizeProblems = sizeFindings(edition);
  if (sizeProblems.length > 0) throw findingsRefusal(sizeProblems);
  return z.parse(editionPartsSchema, edition);
}

/** Finds parts that are too large for a Firestore document, and content that is too large for a transaction. */
function sizeFindings(parts: EditionParts): readonly ContentFinding[] {
  const { partBytes, editionBytes } = CONTENT_LIMITS;
  const sizes = CONTENT_PARTS.map((part) => ({ part, bytes: jsonBytesOf(parts[part]) }));
  const totalBytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.toSorted((one, other) => other.bytes - one.bytes)[0];
  const largeParts = sizes
    .filter(({ bytes }) => bytes > partBytes)
    .map(({ part }) => ({ part, path: [], message: `must be ${partBytes} bytes at most` }));
  const message = `makes the content larger than ${editionBytes} bytes`;
  return totalBytes > editionBytes && largest
    ? [...largeParts, { part: largest.part, path: [], message }]
    : largeParts;
}
