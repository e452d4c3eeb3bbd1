import type { Break } from './break.ts';
import type { Answer } from './laboratory.ts';

/** Colours of terminals. */
// oxlint-disable-next-line no-control-regex -- escape sequences begin with a control character
const COLOURS = /\u001b\[[0-9;]*m/g;

/** The words that an answer should have had and has not. */
export function missingWords({ says }: Pick<Break, 'says'>, { said }: Answer): readonly string[] {
  const plain = said.replaceAll(COLOURS, '');
  return says.filter((words) => !plain.includes(words));
}

/** True if the break was stopped, and told in the right words. */
export const stops = (one: Pick<Break, 'says'>, answer: Answer): boolean =>
  !answer.passed && missingWords(one, answer).length === 0;
