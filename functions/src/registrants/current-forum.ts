import { CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import type { Forum } from '@raade/content-model/forum/forum.schema';
import { knownPart } from '../releases/editions/edition-parts.ts';
import { readPointer } from '../releases/editions/documents.ts';

/**
 * Reads the forum of the live content. Never cached, and never the sample's after an error: a campaign would go to the
 * guests of another forum.
 */
export async function currentForum(): Promise<Forum> {
  const { edition } = await readPointer();
  return CONTENT_SCHEMAS.forum.parse(await knownPart(edition, 'forum'));
}
