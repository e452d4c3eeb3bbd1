import { oncePerContent } from '../provided/once-per-content.ts';
import { forumFacts } from './forum-facts.ts';

/** The data of the forum with derived values, from the content of a page. */
export const forumOf = oncePerContent(({ forum }) => forumFacts(forum));
