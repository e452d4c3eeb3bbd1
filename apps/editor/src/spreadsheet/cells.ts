import type { ForumDay } from '@raade/content-model/forum/forum.schema';
import { foldedText } from '@raade/contracts/base/folded-text';
import type { ContentValue } from '@raade/contracts/content/values';
import { listIn, textIn, valueAt } from '../items/field-values.ts';
import type { FieldOption } from '../item/form-context.ts';

type Value = ContentValue | undefined;

/** The value that a text stands for (undefined if it is empty), or the problem with the text. */
export interface CellValue {
  readonly value?: Value;
  readonly problem?: string;
}

/** Conversion between a field and the text of a cell. The schema of the field checks the result. */
export interface Cell {
  readonly textOf: (value: Value) => string;
  readonly read: (text: string) => CellValue;
}

/** Normalizes the text of a cell for comparison: trimmed, with `\n` as the only line break. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Any text. */
export const TEXT: Cell = { textOf: textIn, read: (value) => ({ value }) };

/** A text that may be left out. */
export const OPTIONAL: Cell = { ...TEXT, read: (text) => ({ value: text || undefined }) };

/** A lowercase word like `keynote`. Capital letters are accepted. */
export const WORD: Cell = { ...TEXT, read: (text) => ({ value: text.toLowerCase() }) };

/** A time like 09:30. Some spreadsheets drop the leading zero. */
export const TIME: Cell = { ...TEXT, read: (text) => ({ value: text.replace(/^\d:/, '0$&') }) };

/** A whole number of up to six digits. */
export const NUMBER: Cell = {
  textOf: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (text) => {
    if (text === '') return {};
    return /^\d{1,6}$/.test(text)
      ? { value: Number(text) }
      : { problem: `"${text}" must be a whole number, like 120` };
  },
};

const toTextList = (texts: readonly string[]) => ({ value: texts.map(plainText).filter(Boolean) });

/** Paragraphs with an empty line between them. */
export const PARAGRAPHS: Cell = {
  textOf: (value) => listIn(value).map(textIn).join('\n\n'),
  read: (text) => toTextList(text.split('\n\n')),
};

/** Texts separated by semicolons. A text that contains one is quoted. */
export const ENTRIES: Cell = {
  textOf: (value) =>
    listIn(value)
      .map(textIn)
      .map((entry) => (entry.includes(';') ? `"${entry}"` : entry))
      .join('; '),
  read: (text) => {
    // An entry in quotes up to the next semicolon or the end, or else the text between semicolons.
    const entries = text.match(/\s*"[^"]*"\s*(?=;|$)|[^;]+/g) ?? [];
    return toTextList(entries.map((entry) => entry.trim().replace(/^"(.*;.*)"$/, '$1')));
  },
};

/** A day by its name, which spreadsheets do not reformat, or by its ISO date. */
export function dayCell(days: readonly ForumDay[]): Cell {
  const daysNamed = (text: string) =>
    days.filter(({ date, name }) => text === date || foldedText(text) === foldedText(name));
  return {
    textOf: (value) => {
      const day = days.find(({ id }) => id === value);
      // Days of the same name are told apart by their dates.
      return day && daysNamed(day.name).length > 1 ? day.date : (day?.name ?? textIn(value));
    },
    read: (text) => {
      const [day, secondDay] = daysNamed(text);
      if (day && !secondDay) return { value: day.id };
      const dayNames = days.map(({ name, date }) => `${name} or ${date}`).join(', ');
      return { problem: `"${text}" must be a day of the forum: ${dayNames}` };
    },
  };
}

/** `Name (Role)`, then the end or a semicolon. A role may have parentheses of its own. The flag `y` allows no text between matches. */
const APPEARANCE = /([^(;]+)\((.*?)\)\s*(?:;|$)/gsy;

/** The speakers of a session by name, or by id if two have the same name. */
export function appearancesCell(speakers: readonly FieldOption[]): Cell {
  const speakersNamed = (text: string) =>
    speakers.filter(({ value, label }) => value === text || foldedText(label) === foldedText(text));
  const nameOf = (id: string) => speakers.find(({ value }) => value === id)?.label ?? id;
  return {
    textOf: (value) =>
      listIn(value)
        .map((entry) => [valueAt(entry, 'speaker'), valueAt(entry, 'role')].map(textIn))
        .map(([id = '', role = '']) => `${nameOf(id)} (${role})`)
        .join('; '),
    read: (text) => {
      const matches = [...text.matchAll(APPEARANCE)];
      // Some of the text does not match.
      if (matches.map(([match]) => match).join('') !== text) {
        return { problem: `"${text}" must be like Ama Sample (Speaker); Kofi Sample (Moderator)` };
      }
      const problems: string[] = [];
      const value = matches.map(([, nameText = '', role = '']) => {
        const name = nameText.trim();
        const [speaker, secondSpeaker] = speakersNamed(name);
        if (!speaker) problems.push(`there is no speaker "${name}": add them to Speakers first`);
        if (secondSpeaker)
          problems.push(`several speakers are called "${name}": write the Id of one`);
        return { speaker: speaker?.value ?? '', role: role.trim() };
      });
      return problems.length > 0 ? { problem: problems.join(', ') } : { value };
    },
  };
}
