import { foldedText } from '@raade/contracts/base/folded-text';
import type { ContentValue } from '@raade/contracts/content/values';
import { listIn, textIn, valueAt } from '../item/form/values.ts';
import type { Cell } from './cells.ts';

/** `Name (Role)`, then the end or a semicolon. A role may have parentheses of its own. */
const APPEARANCE = /([^(;]+)\((.*?)\)\s*(?:;|$)/gsy;

/** The speakers of a session by name, or by id, which it takes where two are called alike. */
export function appearancesCell(speakers: readonly ContentValue[]): Cell {
  const known = speakers.map((speaker) => ({
    id: textIn(valueAt(speaker, 'id')),
    name: textIn(valueAt(speaker, 'name')),
  }));
  const called = (word: string) =>
    known.filter(({ id, name }) => id === word || foldedText(name) === foldedText(word));
  const wordFor = (id: string) => known.find((one) => one.id === id)?.name ?? id;
  return {
    textOf: (value) =>
      listIn(value)
        .map((one) => [valueAt(one, 'speaker'), valueAt(one, 'role')].map(textIn))
        .map(([id = '', role = '']) => `${wordFor(id)} (${role})`)
        .join('; '),
    read: (text) => {
      const found = [...text.matchAll(APPEARANCE)];
      if (found.map(([whole]) => whole).join('') !== text) {
        return { problem: `"${text}" must be like Ama Sample (Speaker); Kofi Sample (Moderator)` };
      }
      const entries = found.map(([, word = '', role = '']) => ({
        word: word.trim(),
        role: role.trim(),
        speakers: called(word.trim()),
      }));
      const problems = entries.flatMap(({ word, speakers: { length } }) => {
        if (length === 0) return `there is no speaker "${word}": add them to Speakers first`;
        return length > 1 ? `${length} speakers are called "${word}": write the Id of one` : [];
      });
      if (problems.length > 0) return { problem: problems.join(', ') };
      return {
        value: entries.map((entry) => ({ speaker: entry.speakers[0]?.id ?? '', role: entry.role })),
      };
    },
  };
}
