import { DAY_MESSAGE, inOurCentury } from '@raade/contracts/base/day-text';
import { SITE_PATH } from '@raade/contracts/site/site-path';
import * as z from 'zod/mini';
import { FIELDS, type Field } from './field-registry.ts';

/** Characters that a layout bears. */
const LINE = 120;
const PARAGRAPH = 600;
const LONGEST_ID = 80;
/** No lone half of a surrogate pair and no control character but those of a line's end: addresses and feeds have none. */
const WHOLE_LETTERS = /^[^\p{Surrogate}\p{Cc}]*(?:[\t\n\r][^\p{Surrogate}\p{Cc}]*)*$/u;

interface TextField extends Field {
  /** Characters at most, as people count them in a form. */
  readonly max?: number;
}

function text(most: number, { max = most, ...field }: TextField) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(max, `must have ${max} characters at most`),
      z.regex(WHOLE_LETTERS, 'must not hold a part of an emoji or an unprintable character'),
    )
    .register(FIELDS, field);
}

/** A text on one line. */
export const line = (field: TextField) => text(LINE, { input: 'line', ...field });

/** A text of some sentences. */
export const paragraph = (field: TextField) => text(PARAGRAPH, { input: 'paragraph', ...field });

/** The last part of an address, or the name by which links know an item. */
export const slug = (field: Field) =>
  z
    .string()
    .check(
      z.maxLength(LONGEST_ID, `must have ${LONGEST_ID} characters at most`),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens between'),
    )
    .register(FIELDS, field);

/** A path of this site, like `/donate` or `/conference#schedule`. */
export const sitePath = (field: Field) =>
  z
    .string()
    .check(z.regex(SITE_PATH, 'must be a path of this site, like "/contact"'))
    .register(FIELDS, field);

/** A page elsewhere. */
export const webAddress = (field: Field) =>
  z.url({ protocol: /^https$/, error: 'must be an https address' }).register(FIELDS, field);

/** A day, like `2025-04-11`, where the forum is. */
export const day = (field: Field) =>
  z.iso
    .date(DAY_MESSAGE)
    .check(inOurCentury)
    .register(FIELDS, { input: 'date', ...field });

/** A time of the day, like `18:00`, where the forum is. */
export const timeOfDay = (field: Field) =>
  z
    .string()
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, like 18:00'))
    .register(FIELDS, { input: 'time', ...field });

/** A switch. */
export const yesOrNo = (field: Field) => z.boolean().register(FIELDS, field);

interface ListField extends Field {
  readonly min?: number;
  readonly max: number;
}

/** A list of as many entries as its layout bears. */
export function list<Item extends z.ZodMiniType>(
  item: Item,
  { min = 0, max, ...field }: ListField,
) {
  return z
    .array(item)
    .check(z.minLength(min, `must be ${min} at least`), z.maxLength(max, `must be ${max} at most`))
    .register(FIELDS, field);
}
