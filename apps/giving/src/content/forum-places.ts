import { fillFacts } from '@raade/content-model/forum/fill-facts';
import { content } from '@raade/content-model/provided/provided-content';

/** What is said of a place at the forum. */
export const PLACES = content('forum-page').places ?? {};

/** What is said of the forum, phase by phase. */
export const PHASE_TEXTS = fillFacts(content('forum-phases'), content('forum'));
