import { forumOf } from '@raade/content-model/forum/forum-of';
import { phaseTextsOf } from '@raade/content-model/programme/phase-texts';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { today } from '@raade/platform';

/** What the forum is on the day that the site shows. */
export const forumPhase = (content: ProvidedContent) => forumPhaseOn(today(), forumOf(content));

/** What is said of it on that day. */
export const phaseTexts = (content: ProvidedContent) => phaseTextsOf(content)[forumPhase(content)];

/** Whether what one is told of a place may still be of use: one can ask for one, or will be able to. */
export function mayBeAskedFor(content: ProvidedContent): boolean {
  const phase = forumPhase(content);
  return phase === 'planned' || phase === 'announced' || phase === 'open';
}

/** Claims about the forum's size, once a programme bears them out. */
export const claimsOf = (content: ProvidedContent) =>
  content.sessions.length > 0 ? content['forum-page'].claims : [];

/** Whether visitors are led to registration: also to hear there that the forum is full. */
export function leadsToRegistration(content: ProvidedContent): boolean {
  const phase = forumPhase(content);
  return phase === 'open' || phase === 'full';
}
