import type { ForumPhase } from '../content/forum-phase.ts';

/** Phrases of any forum, each with the only phases in which pages may contain it. */
type Sayings = readonly (readonly [RegExp, readonly ForumPhase[]])[];

const TRUE_IN: Sayings = [
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

/** The same of a forum whose programme is known. */
const TRUE_OF_PROGRAMME: Sayings = [
  [/Meet them at the forum/, ['planned', 'announced', 'open', 'full', 'closed']],
  [/schedule is subject to change/, ['planned', 'announced', 'open', 'full', 'closed']],
  [/They are here/, ['during']],
  [/may still change/, ['during']],
];

/** Phrases that are allowed in these phases, and not required. */
const MAY_BE_SAID: Sayings = [
  [/currently on sale/, ['open', 'full']],
  [/Limited seats available/, ['open', 'full']],
  [/All places are taken/, ['full']],
  [/has taken place/, ['over']],
];

/** Texts that no page has while there is neither a session nor a speaker. */
const NOT_WITHOUT_PROGRAMME = [
  ...[/(?<!\d)0 (speakers|sessions)/, /\d+\+ Speakers/, /Featured Speakers/, /Conference Schedule/],
  ...[/[Ss]ee the schedule/, /See what is on/, /who (speaks|spoke) about what/, /undefined|NaN/],
  ...[/Happening now/, /My favorites/, /Sessions of/, /: speakers, workshops/, /: dates, hours/],
];

/**
 * Returns the phrases in the text that are false in the phase.
 * @param text of the pages
 */
export function falsehoods(text: string, phase: ForumPhase): string[] {
  return [...TRUE_IN, ...TRUE_OF_PROGRAMME, ...MAY_BE_SAID].flatMap(([words, phases]) =>
    words.test(text) && !phases.includes(phase) ? [words.source] : [],
  );
}

/** The sentences of a page that contradict a forum without sessions and speakers. */
export const emptyPromises = (text: string): string[] =>
  NOT_WITHOUT_PROGRAMME.flatMap((words) => (words.test(text) ? [words.source] : []));

/**
 * Returns the phrases that the phase requires and the text lacks.
 * @param text of all of them
 */
export function omissions(text: string, phase: ForumPhase, { hasProgramme = true } = {}): string[] {
  return [...TRUE_IN, ...(hasProgramme ? TRUE_OF_PROGRAMME : [])].flatMap(([words, phases]) =>
    phases.includes(phase) && !words.test(text) ? [words.source] : [],
  );
}
