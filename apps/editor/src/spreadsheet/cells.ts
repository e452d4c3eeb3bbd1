import type { ContentValue } from '@raade/contracts/content/values';
import { listIn, textIn } from '../item/form/values.ts';

type Value = ContentValue | undefined;

/** How a cell of a spreadsheet says a field. Undefined: the field is left out. */
export interface Cell {
  readonly textOf: (value: Value) => string;
  /** @returns the value, or why the text stands for none */
  readonly read: (text: string) => { readonly value: Value } | { readonly problem: string };
}

/** A cell as it is compared: without spaces around it, and with one kind of line break. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

export const TEXT: Cell = { textOf: textIn, read: (value) => ({ value }) };

export const OPTIONAL: Cell = { ...TEXT, read: (text) => ({ value: text || undefined }) };

/** A word like `keynote`, which people write with a capital letter. */
export const kindCell = (choices?: readonly string[]): Cell => ({
  ...TEXT,
  read: (text) => {
    const value = text.toLowerCase();
    return !choices || choices.includes(value)
      ? { value }
      : { problem: `must be one of ${choices.join(', ')}` };
  },
});

/** Several texts with this between them. */
export const listCell = (between: string): Cell => ({
  textOf: (value) => listIn(value).map(textIn).join(between),
  read: (text) => ({
    value: text
      .split(between.trim() || between)
      .map(plainText)
      .filter(Boolean),
  }),
});

export const NUMBER: Cell = {
  textOf: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (text) => {
    if (text === '') return { value: undefined };
    return /^[1-9]\d{0,5}$/.test(text)
      ? { value: Number(text) }
      : { problem: `"${text}" must be a whole number, like 120` };
  },
};

/** Some spreadsheets leave the zero of 09:30 away. Hours of AM and PM are refused: which half of a day is easily lost. */
export const TIME: Cell = {
  ...TEXT,
  read: (text) => {
    const value = text.replace(/^\d:/, '0$&');
    return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
      ? { value }
      : { problem: `"${text}" must be a time of 24 hours, like 14:30` };
  },
};

/** A day of the forum in one form alone: 4/10/2026 is April 10 for some and October 4 for others. */
export const dayCell = (days: readonly { readonly id: string; readonly date: string }[]): Cell => ({
  textOf: (value) => days.find(({ id }) => id === value)?.date ?? textIn(value),
  read: (text) => {
    const day = days.find(({ date }) => date === text);
    if (day) return { value: day.id };
    return /^\d{4}-\d\d-\d\d$/.test(text)
      ? { problem: `${text} is no day of the forum: ${days.map(({ date }) => date).join(', ')}` }
      : { problem: `"${text}" must be written like 2026-04-10: year, month, day` };
  },
});
