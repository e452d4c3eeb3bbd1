import { FORUM } from '../content/forum.ts';
import { forumPhaseOn } from '@raade/contracts/content/forum-phase';
import { today } from '@raade/platform';
import { PHASE_TEXTS } from '../content/forum-phases.ts';

/** What the forum is on the day that the site shows. */
export const forumPhase = () => forumPhaseOn(today(), FORUM);

/** What is said of it on that day. */
export const phaseTexts = () => PHASE_TEXTS[forumPhase()];

/** Whether what one is told of a place may still be of use: one can ask for one, or will be able to. */
export function mayBeAskedFor(): boolean {
  const phase = forumPhase();
  return phase === 'announced' || phase === 'open';
}

/** Whether visitors are led to registration: also to hear there that the forum is full. */
export function leadsToRegistration(): boolean {
  const phase = forumPhase();
  return phase === 'open' || phase === 'full';
}
