import type { ForumPhase } from '../content/forum-phase.ts';

/** What is read of any forum, and in which phases alone. */
const TRUE_IN: readonly (readonly [RegExp, readonly ForumPhase[]])[] = [
  [/Registration Opens on [A-Z]/, ['announced']],
  [/Registration is Open/, ['open']],
  [/Register Now/, ['open', 'full']],
  [/reached its capacity/, ['full']],
  [/Registration is Now Closed/, ['full', 'closed']],
  [/The last day to register was/, ['closed']],
  [/Join us at/, ['announced', 'open', 'full']],
  [/Meet them at the forum/, ['announced', 'open', 'full', 'closed']],
  [/schedule is subject to change/, ['announced', 'open', 'full', 'closed']],
  [/Welcome to the RAADE/, ['during']],
  [/Forum is Taking Place/, ['during']],
  [/They are here/, ['during']],
  [/may still change/, ['during']],
  [/Forum is Over/, ['over']],
  [/next forum/, ['over']],
  [/The 20\d\d RAADE African Development Forum/, ['over']],
];

/** What may be said in these phases, and need not be. */
const MAY_BE_SAID: typeof TRUE_IN = [
  [/currently on sale/, ['open', 'full']],
  [/Limited seats available/, ['open', 'full']],
  [/All places are taken/, ['full']],
  [/has taken place/, ['over']],
];

/**
 * What pages say that is not so in the phase.
 * @param text of the pages
 */
export function falsehoods(text: string, phase: ForumPhase): string[] {
  return [...TRUE_IN, ...MAY_BE_SAID].flatMap(([words, phases]) =>
    words.test(text) && !phases.includes(phase) ? [words.source] : [],
  );
}

/**
 * What the pages about the forum should say in the phase, and do not.
 * @param text of all of them
 */
export function omissions(text: string, phase: ForumPhase): string[] {
  return TRUE_IN.flatMap(([words, phases]) =>
    phases.includes(phase) && !words.test(text) ? [words.source] : [],
  );
}
