import * as z from 'zod/mini';
import { isSame } from '../editions/drafts-between.ts';
import { FIELDS } from '../fields/field-registry.ts';

/** Sentences do not quote texts with more characters. */
const MAX_QUOTE = 48;

/**
 * A sentence for each changed field, by its label: `Summary changed`, `Room changed from "A" to "B"`. Lists are
 * compared as a whole, objects field by field.
 */
export function changedFields(
  schema: z.core.$ZodType,
  before: unknown,
  after: unknown,
  parentLabel = '',
): readonly string[] {
  if (isSame(before, after)) return [];
  const inner = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema;
  if (inner instanceof z.ZodMiniObject && isObject(before) && isObject(after)) {
    const label = FIELDS.get(inner)?.label ?? '';
    return Object.entries(inner.shape).flatMap(([key, field]) =>
      changedFields(
        field,
        before[key],
        after[key],
        [parentLabel, label || toWords(key)].filter(Boolean).join(', '),
      ),
    );
  }
  return [sentence(FIELDS.get(inner)?.label ?? parentLabel, before, after)];
}

function sentence(label: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${label} was added`;
  if (after === undefined) return `${label} was removed`;
  const [from, to] = [quoteOf(before), quoteOf(after)];
  return from === undefined || to === undefined
    ? `${label} changed`
    : `${label} changed from ${from} to ${to}`;
}

/** A short value as text; undefined for a long one. */
function quoteOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= MAX_QUOTE ? `"${value}"` : undefined;
}

/** `newModel` -> `new model`, for a group of fields without a label. */
const toWords = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
