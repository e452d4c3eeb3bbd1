import type { ForumPhase } from '../content/forum-phase.ts';

/** Phrases with the phases in which pages must contain them, and in no other. */
type Phrases = readonly (readonly [RegExp, readonly ForumPhase[]])[];

const IN_PHASE: Phrases = [
  [/Registration Is Not Open Yet/, ['planned']],
  [/Registration Opens on [A-Z]/, ['announced']],
  [/Registration is Open/, ['open']],
  [/Register Now/, ['open', 'full']],
  [/reached its capacity/, ['full']],
  [/Registration is Now Closed/, ['full', 'closed']],
  [/The last day to register was/, ['closed']],
  [/Join us at/, ['announced', 'open', 'full']],
  [/Welcome to the RAADE/, ['during']],
  [/Forum is Taking Place/, ['during']],
  [/Forum is Over/, ['over']],
  [/next forum/, ['over']],
  [/The 20\d\d RAADE African Development Forum/, ['over']],
];

/** The same for a forum with a published program. */
const WITH_PROGRAM: Phrases = [
  [/Meet them at the forum/, ['planned', 'announced', 'open', 'full', 'closed']],
  [/schedule is subject to change/, ['planned', 'announced', 'open', 'full', 'closed']],
  [/They are here/, ['during']],
  [/may still change/, ['during']],
];

/** Phrases with the phases in which pages may contain them. */
const OPTIONAL: Phrases = [
  [/currently on sale/, ['open', 'full']],
  [/Limited seats available/, ['open', 'full']],
  [/All places are taken/, ['full']],
  [/has taken place/, ['over']],
];

/** Phrases that no page may contain before there are sessions and speakers. */
const NOT_WITHOUT_PROGRAM = [
  /(?<!\d)0 (speakers|sessions)/,
  /\d+\+ Speakers/,
  /Featured Speakers/,
  /Conference Schedule/,
  /[Ss]ee the schedule/,
  /See what is on/,
  /who (speaks|spoke) about what/,
  /undefined|NaN/,
  /Happening now/,
  /My favorites/,
  /Sessions of/,
  /: speakers, workshops/,
  /: dates, hours/,
];

/**
 * Returns the phrases in the text that do not belong to the phase.
 *
 * @param text text of the pages
 */
export function wrongPhrases(text: string, phase: ForumPhase): string[] {
  return [...IN_PHASE, ...WITH_PROGRAM, ...OPTIONAL].flatMap(([words, phases]) =>
    words.test(text) && !phases.includes(phase) ? [words.source] : [],
  );
}

/** Returns the phrases that do not fit a forum without sessions and speakers. */
export const programWords = (text: string): string[] =>
  NOT_WITHOUT_PROGRAM.flatMap((words) => (words.test(text) ? [words.source] : []));

/**
 * Returns the phrases that the phase requires and the text lacks.
 *
 * @param text text of all pages
 */
export function lacking(text: string, phase: ForumPhase, { hasProgram = true } = {}): string[] {
  return [...IN_PHASE, ...(hasProgram ? WITH_PROGRAM : [])].flatMap(([words, phases]) =>
    phases.includes(phase) && !words.test(text) ? [words.source] : [],
  );
}
