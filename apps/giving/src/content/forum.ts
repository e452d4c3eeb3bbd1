import { type ForumFacts, forumFacts } from '@raade/content-model/forum/forum-facts';
import { content } from '@raade/content-model/provided/provided-content';

/** Facts of the forum, and what follows from them. */
export const FORUM: ForumFacts = forumFacts(content('forum'));
