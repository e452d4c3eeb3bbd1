import { oncePerContent } from '../provided/once-per-content.ts';
import { fillFacts } from './fill-facts.ts';
import { forumFacts } from './forum-facts.ts';

/** Facts of the forum, and what follows from them. */
export const forumOf = oncePerContent(({ forum }) => forumFacts(forum));

/** Texts about the forum, phase by phase. */
export const phaseTextsOf = oncePerContent((content) =>
  fillFacts(content['forum-phases'], content.forum),
);
