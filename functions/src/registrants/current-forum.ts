import { CONTENT_SCHEMAS } from '@raade/content-model/content.schema';
import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { wallDate } from '@raade/content-model/forum/wall-clock';
import { type ForumId, forumIdOf } from '@raade/contracts/content/forum-id';
import { pointerDocument, pointerIn } from '../releases/editions/documents.ts';
import { knownPart } from '../releases/editions/edition-parts.ts';

interface CurrentForum {
  readonly id: ForumId;
  /** True from the day after its last one on, where it takes place. */
  readonly isOver: boolean;
}

/**
 * The forum of which the site tells. Asked anew each time, and never taken from the sample when it cannot be read: a
 * campaign would go to the guests of another forum.
 */
export async function currentForum(): Promise<CurrentForum> {
  const { edition } = pointerIn(await pointerDocument().get());
  const forum = CONTENT_SCHEMAS.forum.parse(await knownPart(edition, 'forum'));
  const { firstDay, lastDay, timeZone } = forumFacts(forum);
  return { id: forumIdOf(firstDay), isOver: wallDate(Date.now(), timeZone) > lastDay };
}
