import { CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import type { Forum } from '@raade/content-model/forum/forum.schema';
import { requirePart } from '../releases/editions/edition-parts.ts';
import { readPointer } from '../releases/editions/documents.ts';

/**
 * Reads the forum of the live content. There is no cache, and no fallback to the sample after an error, since a campaign
 * could then go to the guests of another forum.
 */
export async function currentForum(): Promise<Forum> {
  const { edition } = await readPointer();
  return CONTENT_SCHEMAS.forum.parse(await requirePart(edition, 'forum'));
}
