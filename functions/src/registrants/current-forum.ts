import { CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import type { Forum } from '@raade/content-model/forum/forum.schema';
import { knownPart } from '../releases/editions/edition-parts.ts';
import { readPointer } from '../releases/editions/documents.ts';

/**
 * The forum of which the site tells. Asked anew each time, and never taken from the sample when it cannot be read: a
 * campaign would go to the guests of another forum.
 */
export async function currentForum(): Promise<Forum> {
  const { edition } = await readPointer();
  return CONTENT_SCHEMAS.forum.parse(await knownPart(edition, 'forum'));
}
