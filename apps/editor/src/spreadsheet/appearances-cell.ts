import { foldedText } from '@raade/contracts/base/folded-text';
import type { Named } from '../item/form-context.ts';
import { listIn, textIn, valueAt } from '../item/form/values.ts';
import type { Cell } from './cells.ts';

/** `Name (Role)`, then the end or a semicolon. A role may have parentheses of its own. */
const APPEARANCE = /([^(;]+)\((.*?)\)\s*(?:;|$)/gsy;

/** The speakers of a session by name, or by id, which it takes where two are called alike. */
export function appearancesCell(speakers: readonly Named[]): Cell {
  const called = (word: string) =>
    speakers.filter(({ value, label }) => value === word || foldedText(label) === foldedText(word));
  const nameOf = (id: string) => speakers.find(({ value }) => value === id)?.label ?? id;
  return {
    textOf: (value) =>
      listIn(value)
        .map((one) => [valueAt(one, 'speaker'), valueAt(one, 'role')].map(textIn))
        .map(([id = '', role = '']) => `${nameOf(id)} (${role})`)
        .join('; '),
    read: (text) => {
      const found = [...text.matchAll(APPEARANCE)];
      if (found.map(([whole]) => whole).join('') !== text) {
        return { problem: `"${text}" must be like Ama Sample (Speaker); Kofi Sample (Moderator)` };
      }
      const problems: string[] = [];
      const value = found.map(([, name = '', role = '']) => {
        const word = name.trim();
        const [speaker, other] = called(word);
        if (!speaker) problems.push(`there is no speaker "${word}": add them to Speakers first`);
        if (other) problems.push(`several speakers are called "${word}": write the Id of one`);
        return { speaker: speaker?.value ?? '', role: role.trim() };
      });
      return problems.length > 0 ? { problem: problems.join(', ') } : { value };
    },
  };
}
