import type { ForumDay } from '@raade/content-model/forum/forum.schema';
import { foldedText } from '@raade/contracts/base/folded-text';
import type { ContentValue } from '@raade/contracts/content/values';
import { listIn, textIn, valueAt } from '../items/field-values.ts';
import type { FieldOption } from '../item/form-context.ts';

type Value = ContentValue | undefined;

/** The parsed value of a cell (undefined if the cell is empty), or the problem with its text. */
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

export const TEXT: Cell = { textOf: textIn, read: (value) => ({ value }) };

export const OPTIONAL: Cell = { ...TEXT, read: (text) => ({ value: text || undefined }) };

/** A lowercase word like `keynote`. Capital letters are accepted. */
export const WORD: Cell = { ...TEXT, read: (text) => ({ value: text.toLowerCase() }) };

/** A time like 09:30. Some spreadsheets drop the leading zero. */
export const TIME: Cell = { ...TEXT, read: (text) => ({ value: text.replace(/^\d:/, '0$&') }) };

export const NUMBER: Cell = {
  textOf: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (text) => {
    if (text === '') return {};
    return /^\d{1,6}$/.test(text)
      ? { value: Number(text) }
      : { problem: `"${text}" must be a whole number, like 120` };
  },
};

const filled = (texts: readonly string[]) => ({ value: texts.map(plainText).filter(Boolean) });

export const PARAGRAPHS: Cell = {
  textOf: (value) => listIn(value).map(textIn).join('\n\n'),
  read: (text) => filled(text.split('\n\n')),
};

/** Texts separated by semicolons. A text that contains one is quoted. */
export const ENTRIES: Cell = {
  textOf: (value) =>
    listIn(value)
      .map(textIn)
      .map((entry) => (entry.includes(';') ? `"${entry}"` : entry))
      .join('; '),
  read: (text) => {
    const entries = text.match(/\s*"[^"]*"\s*(?=;|$)|[^;]+/g) ?? [];
    return filled(entries.map((entry) => entry.trim().replace(/^"(.*;.*)"$/, '$1')));
  },
};

/** A day by its name, which spreadsheets do not reformat, or by its ISO date. */
export function dayCell(days: readonly ForumDay[]): Cell {
  const daysNamed = (text: string) =>
    days.filter(({ date, name }) => text === date || foldedText(text) === foldedText(name));
  return {
    textOf: (value) => {
      const day = days.find(({ id }) => id === value);
      return day && daysNamed(day.name).length > 1 ? day.date : (day?.name ?? textIn(value));
    },
    read: (text) => {
      const [day, other] = daysNamed(text);
      if (day && !other) return { value: day.id };
      const known = days.map(({ name, date }) => `${name} or ${date}`).join(', ');
      return { problem: `"${text}" must be a day of the forum: ${known}` };
    },
  };
}

/** `Name (Role)`, then the end or a semicolon. A role may have parentheses of its own. */
const APPEARANCE = /([^(;]+)\((.*?)\)\s*(?:;|$)/gsy;

/** The speakers of a session by name, or by id if two have the same name. */
export function appearancesCell(speakers: readonly FieldOption[]): Cell {
  const speakersNamed = (word: string) =>
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
        const [speaker, other] = speakersNamed(word);
        if (!speaker) problems.push(`there is no speaker "${word}": add them to Speakers first`);
        if (other) problems.push(`several speakers are called "${word}": write the Id of one`);
        return { speaker: speaker?.value ?? '', role: role.trim() };
      });
      return problems.length > 0 ? { problem: problems.join(', ') } : { value };
    },
  };
}
