import { oncePerContent } from '../provided/once-per-content.ts';
import { forumFacts } from './forum-facts.ts';

/** Facts of the forum, and what follows from them. */
export const forumOf = oncePerContent(({ forum }) => forumFacts(forum));
