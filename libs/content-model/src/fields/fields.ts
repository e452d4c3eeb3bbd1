import { DAY_MESSAGE, inOurCentury } from '@raade/contracts/base/day-text';
import { SITE_PATH } from '@raade/contracts/site/site-path';
import * as z from 'zod/mini';
import { FIELDS, type Field } from './field-registry.ts';

/** Maximum lengths in characters. Those of lines and paragraphs are defaults. */
const MAX_LINE = 120;
const MAX_PARAGRAPH = 600;
const MAX_ID = 80;
/** Excludes characters that are invalid in URLs and feeds: half emoji, and control characters except tab and line breaks. */
const VALID_CHARACTERS = /^[^\p{Surrogate}\p{Cc}]*(?:[\t\n\r][^\p{Surrogate}\p{Cc}]*)*$/u;

/** The description of a field without its label. */
export type FieldRest = Omit<Field, 'label'>;

/** The description of a text field without its label. */
interface TextRest extends FieldRest {
  /** Maximum number of characters. */
  readonly max?: number;
}

const text = (label: string, defaultMax: number, { max = defaultMax, ...field }: TextRest) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(max, `must have ${max} characters at most`),
      z.regex(VALID_CHARACTERS, 'must not contain incomplete emoji or unprintable characters'),
    )
    .register(FIELDS, { label, ...field });

/** A text on one line. */
export const line = (label: string, field?: TextRest) =>
  text(label, MAX_LINE, { input: 'line', ...field });

/** A text of some sentences. */
export const paragraph = (label: string, field?: TextRest) =>
  text(label, MAX_PARAGRAPH, { input: 'paragraph', ...field });

/** An id, or the last part of an address: lowercase words with hyphens. */
export const slug = (label: string, field?: FieldRest) =>
  z
    .string()
    .check(
      z.minLength(1, 'must not be empty'),
      z.maxLength(MAX_ID, `must have ${MAX_ID} characters at most`),
      z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'must be lowercase words separated by hyphens'),
    )
    .register(FIELDS, { label, ...field });

/** A path of this site, like `/donate` or `/conference#schedule`. */
export const sitePath = (label: string, field?: FieldRest) =>
  z
    .string()
    .check(z.regex(SITE_PATH, 'must be a path of this site, like "/contact"'))
    .register(FIELDS, { label, ...field });

/** An https address of another site. */
export const webAddress = (label: string, field?: FieldRest) =>
  z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .register(FIELDS, { label, ...field });

/** A day in the time zone of the forum, like `2025-04-11`. */
export const day = (label: string, field?: FieldRest) =>
  z.iso
    .date(DAY_MESSAGE)
    .check(inOurCentury)
    .register(FIELDS, { label, input: 'date', ...field });

/** A time of day in the time zone of the forum, like `18:00`. */
export const timeOfDay = (label: string, field?: FieldRest) =>
  z
    .string()
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, like 18:00'))
    .register(FIELDS, { label, input: 'time', ...field });

interface CountRest extends FieldRest {
  readonly max: number;
  /** The unit, like `dollars`, for the message about fractions. */
  readonly unit?: string;
}

/** An integer of at least 1. */
export const count = (label: string, { max, unit, ...field }: CountRest) =>
  z
    .int(unit && `must be whole ${unit}`)
    .check(z.positive('must be 1 or more'), z.lte(max, `must be ${max} at most`))
    .register(FIELDS, { label, ...field });

/** A checkbox. */
export const yesOrNo = (label: string, field?: FieldRest) =>
  z.boolean().register(FIELDS, { label, ...field });

interface ListRest extends FieldRest {
  readonly min?: number;
  readonly max: number;
}

/** A list of limited length. */
export const list = <Item extends z.ZodMiniType>(
  label: string,
  item: Item,
  { min = 0, max, ...field }: ListRest,
) =>
  z
    .array(item)
    .check(z.minLength(min, `must be ${min} at least`), z.maxLength(max, `must be ${max} at most`))
    .register(FIELDS, { label, ...field });

/** A group of fields with a heading. */
export const group = <Shape extends z.core.$ZodShape>(
  label: string,
  shape: Shape,
  field?: FieldRest,
) => z.strictObject(shape).register(FIELDS, { label, ...field });
