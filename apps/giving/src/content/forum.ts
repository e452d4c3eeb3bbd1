import { forumOf } from '@raade/content-model/forum/forum-of';
import { documentContent } from '@raade/content-model/provided/provided-content';

/** Facts of the forum, and what follows from them. */
export const FORUM = forumOf(documentContent());
