import { forumOf } from '@raade/content-model/forum/forum-of';
import { phaseTextsOf } from '@raade/content-model/program/phase-texts';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { today } from '@raade/platform';

/** Returns the phase of the forum on the day that the site shows. */
export const forumPhase = (content: ProvidedContent) => forumPhaseOn(today(), forumOf(content));

/** Returns the texts of the current phase. */
export const phaseTexts = (content: ProvidedContent) => phaseTextsOf(content)[forumPhase(content)];

/** True if visitors can ask for a place now or later, so that facts about places are useful. */
export function canRequestPlace(content: ProvidedContent): boolean {
  const phase = forumPhase(content);
  return phase === 'planned' || phase === 'announced' || phase === 'open';
}

/** Claims about the forum's size, like '100+ Attendees', once there is a program. */
export const claimsOf = (content: ProvidedContent) =>
  content.sessions.length > 0 ? content['forum-page'].claims : [];

/** True if pages link to registration. A full forum counts too: its registration page says so. */
export function leadsToRegistration(content: ProvidedContent): boolean {
  const phase = forumPhase(content);
  return phase === 'open' || phase === 'full';
}
