import { content } from '@raade/content-model/provided/provided-content';

/** Words of the forum's page. */
export const FORUM_TEXTS = content('forum-page');
